//! Steps, values and the executor of tools that run commands.

use std::collections::BTreeMap;
use std::sync::{Arc, Barrier, Mutex};
use std::time::{Duration, Instant};

use find_text::toolspec::command::{
    build, Action, Call, Change, Choice, Command, CommandError, Condition, Default, Execute, Form,
    Host, Interpolation, Invocation, Kind, Layer, Line, Local, Outcome, Parameter, Part, Platform,
    Reference, Runner, Script, Setting, Shell, Step, Template, Transform, MAX_OUTPUT, NO_HOOKS,
};
use find_text::toolspec::runtime::Json;

/// Texts and steps live as long as the program: so do those of a specification.
fn forever<T>(items: Vec<T>) -> &'static [T] {
    Vec::leak(items)
}

fn text(text: &'static str) -> Template {
    forever(vec![Part::Text(text)])
}

fn interpolation(of: Reference) -> Template {
    let layers = &[Layer::Verbatim];
    forever(vec![Part::Interpolation(Interpolation {
        layers,
        ..Interpolation::new(of)
    })])
}

fn say(words: &'static str) -> Invocation {
    Invocation::Script(Script {
        shell: Shell::Bash,
        program: "bash",
        text: text(words),
        heredocs: &[],
    })
}

fn step(name: &'static str, after: &'static [&'static str]) -> Step {
    let run = Action::Run(say(name));
    Step {
        name,
        run,
        after,
        ..Step::NEW
    }
}

fn tool(run: Form) -> Line {
    let cleanup = forever(vec![say("cleanup")]);
    Line {
        tool: "t",
        platforms: &Platform::ALL,
        run,
        cleanup,
        ..Line::NEW
    }
}

fn steps(steps: Vec<Step>) -> Line {
    tool(Form::Steps(forever(steps)))
}

fn result(output: &str, exit_code: i32) -> Outcome {
    Outcome {
        output: output.into(),
        error: String::new(),
        exit_code,
    }
}

/// Answers by the text of a command, one after the other; the last stays.
type Answers = Vec<(&'static str, Vec<Outcome>)>;

/// Run a tool with a fake executor; return what was executed, too.
fn run(line: &Line, answers: Answers) -> (Result<Outcome, CommandError>, Vec<String>) {
    let answers: Mutex<BTreeMap<_, _>> = Mutex::new(answers.into_iter().collect());
    let texts = Arc::new(Mutex::new(Vec::new()));
    let (seen, pauses) = (Arc::clone(&texts), Arc::clone(&texts));
    let executor = move |command: &Command| {
        let text = match command.shell {
            Shell::Direct => [&[command.program.clone()], &command.arguments[..]]
                .concat()
                .join("|"),
            _ => command.text.clone(),
        };
        seen.lock().unwrap().push(text.clone());
        match answers.lock().unwrap().get_mut(text.as_str()) {
            None => result(&format!("{text}\n"), 0),
            Some(given) if given.len() > 1 => given.remove(0),
            Some(given) => given[0].clone(),
        }
    };
    let runner = Runner {
        executor: Some(Arc::new(executor)),
        sleep: Arc::new(move |delay| pauses.lock().unwrap().push(format!("{delay:?}"))),
        ..Runner::default()
    };
    let outcome = runner.run(line, &Json::Null, NO_HOOKS);
    let texts = texts.lock().unwrap().clone();
    (outcome, texts)
}

#[track_caller]
fn check(line: &Line, answers: Answers, code: i32, output: &str, executed: &str) {
    let (outcome, texts) = run(line, answers);
    let outcome = outcome.unwrap();
    assert_eq!((outcome.exit_code, outcome.output.as_str()), (code, output));
    assert_eq!(texts.join(" "), executed);
}

fn fails(code: i32) -> Vec<Outcome> {
    vec![result("", code)]
}

#[test]
fn steps_run_one_after_the_other() {
    let line = steps(vec![step("a", &[]), step("b", &["a"])]);
    check(&line, vec![], 0, "a\nb\n", "a b cleanup");
    check(&line, vec![("a", fails(4))], 4, "", "a cleanup");
    let texts = vec![("a", vec![result("x", 0)]), ("b", vec![result("y", 0)])];
    check(&line, texts, 0, "x\ny", "a b cleanup");
}

#[test]
fn a_failure_may_be_forgiven() {
    let first = Step {
        continue_on_error: true,
        ..step("a", &[])
    };
    let line = steps(vec![first, step("b", &["a"])]);
    check(&line, vec![("a", fails(4))], 0, "b\n", "a b cleanup");
    check(
        &line,
        vec![("a", fails(4)), ("b", fails(5))],
        5,
        "",
        "a b cleanup",
    );
    let line = Line {
        ignore_errors: true,
        ..tool(Form::One(say("a")))
    };
    check(&line, vec![("a", fails(3))], 0, "", "a cleanup");
}

#[test]
fn a_condition_that_does_not_hold_skips_a_step() {
    let failed = Condition::Is(interpolation(Reference::ExitCode("a")), "!=", text("0"));
    let second = Step {
        when: Some(failed),
        ..step("b", &["a"])
    };
    let line = steps(vec![step("a", &[]), second, step("c", &["b"])]);
    check(&line, vec![], 0, "a\nc\n", "a c cleanup");
}

#[test]
fn a_step_is_tried_again_and_then_replaced() {
    let delay = Duration::from_secs(1);
    let line = steps(vec![Step {
        attempts: 3,
        delay,
        ..step("a", &[])
    }]);
    let answers = vec![result("", 1), result("done", 0)];
    check(&line, vec![("a", answers)], 0, "done", "a 1s a cleanup");
    let fallback = Some(say("f"));
    let line = steps(vec![Step {
        attempts: 2,
        fallback,
        ..step("a", &[])
    }]);
    check(&line, vec![("a", fails(1))], 0, "f\n", "a 0ns a f cleanup");
    let line = steps(vec![Step {
        fallback,
        ..step("a", &[])
    }]);
    check(
        &line,
        vec![("a", fails(1)), ("f", fails(2))],
        2,
        "",
        "a f cleanup",
    );
}

#[test]
fn steps_run_together() {
    let both = Barrier::new(2);
    let meet = move |_: &Command| {
        both.wait();
        Outcome::default()
    };
    let line = Line {
        cleanup: &[],
        ..steps(vec![step("a", &[]), step("b", &[])])
    };
    let runner = Runner {
        executor: Some(Arc::new(meet)),
        ..Runner::default()
    };
    runner.run(&line, &Json::Null, NO_HOOKS).unwrap();
}

#[test]
fn a_step_sees_what_another_left_behind() {
    let words = vec![
        text("show"),
        interpolation(Reference::Output("a")),
        interpolation(Reference::ExitCode("a")),
    ];
    let show = Action::Run(Invocation::Program(forever(words)));
    let first = Step {
        continue_on_error: true,
        ..step("a", &[])
    };
    let line = steps(vec![
        first,
        Step {
            run: show,
            ..step("b", &["a"])
        },
    ]);
    let (outcome, texts) = run(&line, vec![("a", vec![result("x\n\r\n", 7)])]);
    assert_eq!(outcome.unwrap().exit_code, 0);
    assert_eq!(texts[1], "show|x\n|7");
}

#[test]
fn what_cannot_be_built_ends_the_run_after_the_cleanup() {
    let order = Condition::Is(text("x"), "<", text("1"));
    let line = steps(vec![
        step("a", &[]),
        Step {
            when: Some(order),
            ..step("b", &["a"])
        },
    ]);
    let (outcome, texts) = run(&line, vec![]);
    let message = outcome.unwrap_err().to_string();
    assert_eq!(message, "'<' compares numbers, not 'x' and '1'");
    assert_eq!(texts.join(" "), "a cleanup");
}

fn calling(number: &'static str, callees: &'static [Line]) -> Line {
    let settings = [("N", number), ("L", "[\"x\", 1]"), ("B", "Yes")];
    let arguments = settings.map(|(name, value)| Setting {
        name,
        text: text(value),
    });
    let run = Action::Call(Call {
        tool: "callee",
        arguments: forever(arguments.to_vec()),
    });
    Line {
        callees,
        ..steps(vec![Step {
            run,
            ..step("a", &[])
        }])
    }
}

fn callee() -> Line {
    let default = Default::Template(forever(vec![
        Part::Interpolation(Interpolation::new(Reference::Value("N"))),
        Part::Text("!"),
    ]));
    let words = ["N", "L", "B", "S"].map(|name| interpolation(Reference::Value(name)));
    let words = forever([&[text("p")], &words[..]].concat());
    Line {
        tool: "callee",
        parameters: forever(vec![
            Parameter {
                required: true,
                ..Parameter::new("N", Kind::Number)
            },
            Parameter::new("L", Kind::Array),
            Parameter::new("B", Kind::Boolean),
            Parameter {
                default,
                ..Parameter::new("S", Kind::String)
            },
        ]),
        cleanup: &[],
        ..tool(Form::One(Invocation::Program(words)))
    }
}

#[test]
fn a_step_calls_another_tool() {
    let callees = forever(vec![callee()]);
    let (outcome, texts) = run(&calling("010.0", callees), vec![]);
    assert!(outcome.is_ok());
    assert_eq!(texts[0], "p|10|x|1|true|10!");
    let refused = |line: &Line| run(line, vec![]).0.unwrap_err().to_string();
    let message = refused(&calling("ten", callees));
    assert_eq!(message, "'N' must be a number, got 'ten'");
    let message = refused(&calling("1", &[]));
    assert_eq!(message, "no caller is registered for the tool 'callee'");
    let runner = Runner {
        executor: Some(Arc::new(|_: &Command| Outcome::default())),
        call_tool: Some(Arc::new(|name, given| {
            Ok(result(&(name.to_owned() + &given["B"]), 0))
        })),
        ..Runner::default()
    };
    let outcome = runner.run(&calling("1", &[]), &Json::Null, NO_HOOKS);
    assert_eq!(outcome.unwrap().output, "calleeYes");
}

fn shown(transform: Transform, value: &str) -> String {
    let words = forever(vec![text("p"), interpolation(Reference::Value("V"))]);
    let parameters = forever(vec![Parameter {
        transform,
        ..Parameter::new("V", Kind::String)
    }]);
    let line = Line {
        parameters,
        ..tool(Form::One(Invocation::Program(words)))
    };
    let values = format!("{{\"V\": {value}}}").parse().unwrap();
    build(&line, &values, &Host::here(), NO_HOOKS)
        .unwrap()
        .arguments
        .join(" ")
}

#[test]
fn values_are_shown_as_ecmascript_shows_them() {
    for (value, want) in [
        ("10.0", "10"),
        ("1e21", "1e+21"),
        ("0.000001", "0.000001"),
        ("1e-7", "1e-7"),
        ("-0.0", "0"),
        ("123456789012", "123456789012"),
        ("0.5", "0.5"),
        ("1.5e300", "1.5e+300"),
        ("null", ""),
        ("true", "true"),
        ("\"<&>\"", "<&>"),
        ("{\"a\": [1, \"<b>\"]}", "{\"a\":[1,\"<b>\"]}"),
        ("[1, \"x\", null]", "1 x "),
    ] {
        assert_eq!(shown(Transform::None, value), want, "{value}");
    }
}

#[test]
fn values_are_changed() {
    let changes = |changes: &[Change]| Transform::Changes(forever(changes.to_vec()));
    let choice = Transform::Choice(Choice { yes: "y", no: "n" });
    for (transform, value, want) in [
        (
            changes(&[Change::Trim, Change::Lower]),
            "\"\\u00a0 A b\\n\"",
            "a b",
        ),
        (changes(&[Change::Upper]), "\"ab\"", "AB"),
        (changes(&[Change::Floor]), "-1.5", "-2"),
        (changes(&[Change::Ceil]), "-1.5", "-1"),
        (changes(&[Change::Round]), "2.5", "3"),
        (changes(&[Change::Round]), "-2.5", "-2"),
        (changes(&[Change::Truth]), "\"YES\"", "true"),
        (changes(&[Change::Truth]), "2", "false"),
        (choice, "0", "n"),
        (choice, "\"0\"", "y"),
        (choice, "null", "n"),
    ] {
        assert_eq!(shown(transform, value), want, "{transform:?} of {value}");
    }
}

#[test]
fn what_cannot_be_built_is_refused() {
    let document = Script {
        shell: Shell::Bash,
        program: "bash",
        text: forever(vec![
            Part::Text("cat <<E\n"),
            Part::Interpolation(Interpolation::new(Reference::Value("V"))),
            Part::Text("\nE"),
        ]),
        heredocs: &["E"],
    };
    let line = Line {
        platforms: &[Platform::Linux],
        parameters: forever(vec![Parameter {
            required: true,
            ..Parameter::new("V", Kind::String)
        }]),
        ..tool(Form::One(Invocation::Script(document)))
    };
    let refused = |platform, values: &str| {
        let host = Host {
            platform,
            ..Host::here()
        };
        build(&line, &values.parse().unwrap(), &host, NO_HOOKS)
            .unwrap_err()
            .to_string()
    };
    let message = refused(Platform::Windows, "{}");
    assert_eq!(message, "the tool 't' is not supported on windows");
    let message = refused(Platform::Linux, "{\"V\": null}");
    assert_eq!(message, "the parameter 'V' is required");
    let message = refused(Platform::Linux, "{\"V\": \"x\\nE\\ny\"}");
    assert_eq!(
        message,
        "a value cannot contain the line 'E', which ends the here-document"
    );
}

fn execute(command: &Command) -> Outcome {
    Local::default().execute(command)
}

fn bash(text: &str) -> Command {
    Command::new(Shell::Bash, "bash", text)
}

#[test]
fn commands_run_on_this_machine() {
    let outcome = execute(&bash("echo out; echo err >&2; exit 3"));
    assert_eq!(
        outcome,
        Outcome {
            output: "out\n".into(),
            error: "err\n".into(),
            exit_code: 3
        }
    );
    assert_eq!(execute(&bash("kill -TERM $$")).exit_code, 143);
    let mut reads = bash("cat; echo $X-$HOME; pwd");
    reads.input = "in\n".into();
    reads.environment.insert("X".into(), "x".into());
    reads.inherit_environment = false;
    reads.directory = "/".into();
    assert_eq!(execute(&reads).output, "in\nx-\n/\n");
    let much = execute(&bash("yes | head -c 3000000; printf '\\xff' >&2"));
    assert_eq!(
        (much.output.len(), much.error.as_str()),
        (MAX_OUTPUT, "\u{fffd}")
    );
    let absent = execute(&Command::new(Shell::Direct, "no-such-program", ""));
    assert_eq!(absent.exit_code, 127);
    assert!(absent
        .error
        .starts_with("no-such-program: cannot be started: "));
    let other = execute(&Command::new(Shell::Other, "bash -e", "false\necho no"));
    assert_eq!((other.exit_code, other.output.as_str()), (1, ""));
}

#[test]
fn a_command_that_takes_too_long_is_ended() {
    let mut late = bash("sleep 300 & sleep 300; echo late");
    late.timeout = Some(Duration::from_millis(200));
    let start = Instant::now();
    let outcome = execute(&late);
    assert_eq!(
        (outcome.exit_code, outcome.error.as_str()),
        (124, "timed out after 200 ms")
    );
    assert!(start.elapsed() < Duration::from_secs(60));
}
