package command_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	. "find-text/internal/command"
)

// fake answers commands by their text, and remembers them.
type fake struct {
	mutex   sync.Mutex
	texts   []string
	answers map[string][]Result // one after the other; the last stays
}

func (f *fake) Execute(_ context.Context, command Command) (Result, error) {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	text := command.Text
	if command.Shell == Direct {
		text = strings.Join(append([]string{command.Program}, command.Arguments...), "|")
	}
	f.texts = append(f.texts, text)
	answers := f.answers[text]
	if len(answers) == 0 {
		return Result{Output: text + "\n"}, nil
	}
	if len(answers) > 1 {
		f.answers[text] = answers[1:]
	}
	return answers[0], nil
}

func say(text string) Script {
	return Script{Shell: Bash, Program: "bash", Text: Template{Text(text)}}
}

func tool(form Form) *Line {
	return &Line{Tool: "t", Platforms: Platforms, Run: form, Cleanup: []Invocation{say("cleanup")}}
}

func exits(code int) []Result { return []Result{{ExitCode: code}} }

func failed(step string) Condition {
	return Comparison{Left: Template{Interpolation{Of: ExitCode(step)}}, Operator: "!=", Right: Template{Text("0")}}
}

// run runs a tool with a fake executor, and returns what was executed.
func run(t *testing.T, line *Line, values Values, answers map[string][]Result) (Result, []string, error) {
	t.Helper()
	executor := &fake{answers: answers}
	runner := Runner{Executor: executor, Sleep: func(_ context.Context, delay time.Duration) error {
		executor.texts = append(executor.texts, delay.String())
		return nil
	}}
	result, err := runner.Run(t.Context(), line, values, nil)
	return result, executor.texts, err
}

func TestSteps(t *testing.T) {
	forgiven := Step{Name: "a", Run: say("a"), ContinueOnError: true}
	tests := []struct {
		name    string
		steps   Steps
		answers map[string][]Result
		code    int
		output  string
		texts   string
	}{
		{
			"one after the other",
			Steps{{Name: "a", Run: say("a")}, {Name: "b", Run: say("b"), After: []string{"a"}}},
			nil, 0, "a\nb\n", "a b cleanup",
		},
		{
			"a failure stops what has not started",
			Steps{{Name: "a", Run: say("a")}, {Name: "b", Run: say("b"), After: []string{"a"}}},
			map[string][]Result{"a": exits(4)}, 4, "", "a cleanup",
		},
		{
			"a failure may be forgiven",
			Steps{forgiven, {Name: "b", Run: say("b"), After: []string{"a"}}},
			map[string][]Result{"a": exits(4)}, 0, "b\n", "a b cleanup",
		},
		{
			"the first failure in the order of the steps counts",
			Steps{forgiven, {Name: "b", Run: say("b"), After: []string{"a"}}},
			map[string][]Result{"a": exits(4), "b": exits(5)}, 5, "", "a b cleanup",
		},
		{
			"a condition that does not hold skips a step",
			Steps{
				{Name: "a", Run: say("a")},
				{Name: "b", Run: say("b"), After: []string{"a"}, If: failed("a")},
				{Name: "c", Run: say("c"), After: []string{"b"}},
			},
			nil, 0, "a\nc\n", "a c cleanup",
		},
		{
			"a step is tried again, with a pause",
			Steps{{Name: "a", Run: say("a"), Attempts: 3, Delay: time.Second}},
			map[string][]Result{"a": {{ExitCode: 1}, {Output: "done"}}}, 0, "done", "a 1s a cleanup",
		},
		{
			"the fallback is the last try",
			Steps{{Name: "a", Run: say("a"), Attempts: 2, Fallback: say("f")}},
			map[string][]Result{"a": exits(1)}, 0, "f\n", "a 0s a f cleanup",
		},
		{
			"the fallback may fail, too",
			Steps{{Name: "a", Run: say("a"), Fallback: say("f")}},
			map[string][]Result{"a": exits(1), "f": exits(2)}, 2, "", "a f cleanup",
		},
		{
			"texts are put on lines of their own",
			Steps{{Name: "a", Run: say("a")}, {Name: "b", Run: say("b"), After: []string{"a"}}},
			map[string][]Result{"a": {{Output: "x"}}, "b": {{Output: "y"}}}, 0, "x\ny", "a b cleanup",
		},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			result, texts, err := run(t, tool(test.steps), nil, test.answers)
			if err != nil || result.ExitCode != test.code || result.Output != test.output {
				t.Errorf("got %+v, %v", result, err)
			}
			if got := strings.Join(texts, " "); got != test.texts {
				t.Errorf("executed %q", got)
			}
		})
	}
}

// Two steps that may run together do: each waits for the other.
func TestTogether(t *testing.T) {
	line := tool(Steps{{Name: "a", Run: say("a")}, {Name: "b", Run: say("b")}})
	line.Cleanup = nil
	var both sync.WaitGroup
	both.Add(2)
	meet := executor(func(Command) Result {
		both.Done()
		both.Wait()
		return Result{}
	})
	if _, err := (Runner{Executor: meet}).Run(t.Context(), line, nil, nil); err != nil {
		t.Error(err)
	}
}

type executor func(Command) Result

func (e executor) Execute(_ context.Context, command Command) (Result, error) {
	return e(command), nil
}

// A value takes what a step left behind without its last newline.
func TestResults(t *testing.T) {
	show := Program{{Text("show")}, {Interpolation{Of: Output("a"), Layers: []Layer{Verbatim}}}, {Interpolation{Of: ExitCode("a")}}}
	line := tool(Steps{
		{Name: "a", Run: say("a"), ContinueOnError: true},
		{Name: "b", Run: show, After: []string{"a"}},
	})
	_, texts, err := run(t, line, nil, map[string][]Result{"a": {{Output: "x\n\r\n", ExitCode: 7}}})
	if err != nil || !slices.Contains(texts, "show|x\n|7") {
		t.Errorf("got %q, %v", texts, err)
	}
}

func TestIgnoredErrors(t *testing.T) {
	line := tool(say("a"))
	line.IgnoreErrors = true
	result, _, err := run(t, line, nil, map[string][]Result{"a": exits(3)})
	if err != nil || result.ExitCode != 0 {
		t.Errorf("got %+v, %v", result, err)
	}
}

// What cannot be built ends the run, but not without the cleanup.
func TestProblem(t *testing.T) {
	order := Comparison{Left: Template{Text("x")}, Operator: "<", Right: Template{Text("1")}}
	line := tool(Steps{
		{Name: "a", Run: say("a")},
		{Name: "b", Run: say("b"), After: []string{"a"}, If: order},
	})
	_, texts, err := run(t, line, nil, nil)
	var problem *Error
	if !errors.As(err, &problem) || problem.Message != "'<' compares numbers, not 'x' and '1'" {
		t.Errorf("got %v", err)
	}
	if got := strings.Join(texts, " "); got != "a cleanup" {
		t.Errorf("executed %q", got)
	}
}

func TestCalls(t *testing.T) {
	arguments := []Setting{{"N", Template{Text("010.0")}}, {"L", Template{Text(`["x", 1]`)}}, {"B", Template{Text("Yes")}}}
	line := tool(Steps{{Name: "a", Run: Call{"callee", arguments}}})
	line.Callees = map[string]Line{"callee": {
		Tool:      "callee",
		Platforms: Platforms,
		Parameters: []Parameter{
			{Name: "N", Kind: Number, Required: true},
			{Name: "L", Kind: Array},
			{Name: "B", Kind: Boolean},
			{Name: "S", Kind: String, Default: Template{Interpolation{Of: Value("N")}, Text("!")}},
		},
		Run: Program{
			{Text("p")}, {Interpolation{Of: Value("N")}}, {Interpolation{Of: Value("L")}}, {Interpolation{Of: Value("B")}}, {Interpolation{Of: Value("S")}},
		},
	}}
	_, texts, err := run(t, line, nil, nil)
	if err != nil || !slices.Contains(texts, "p|10|x|1|true|10!") {
		t.Errorf("got %q, %v", texts, err)
	}
	arguments[0].Text = Template{Text("ten")}
	if _, _, err = run(t, line, nil, nil); err == nil || err.Error() != "'N' must be a number, got 'ten'" {
		t.Errorf("got %v", err)
	}
	line.Callees = nil
	if _, _, err = run(t, line, nil, nil); err == nil || err.Error() != "no caller is registered for the tool 'callee'" {
		t.Errorf("got %v", err)
	}
	other := Runner{CallTool: func(_ context.Context, name string, arguments map[string]string) (Result, error) {
		return Result{Output: name + arguments["B"]}, nil
	}, Executor: &fake{}}
	result, err := other.Run(t.Context(), line, nil, nil)
	if err != nil || result.Output != "calleeYes" {
		t.Errorf("got %+v, %v", result, err)
	}
}

// Values are shown as ECMAScript shows them.
func TestShown(t *testing.T) {
	line := &Line{Platforms: Platforms, Parameters: []Parameter{{Name: "V"}}, Run: Program{{Text("p")}, {Interpolation{Of: Value("V")}}}}
	for text, want := range map[string]string{
		"10.0": "10", "1e21": "1e+21", "0.000001": "0.000001", "1e-7": "1e-7", "-0.0": "0", "123456789012": "123456789012",
		"0.5": "0.5", "1.5e300": "1.5e+300", "null": "", "true": "true", `"<&>"`: "<&>", `{"a": [1, "<b>"]}`: `{"a":[1,"<b>"]}`,
	} {
		values, err := ParseValues([]byte(`{"V": ` + text + `}`))
		if err != nil {
			t.Fatal(err)
		}
		built, err := line.Build(values, Here(), nil)
		if err != nil || strings.Join(built.Arguments, " ") != want {
			t.Errorf("%s: got %q, %v", text, built.Arguments, err)
		}
	}
}

func TestTransforms(t *testing.T) {
	for _, test := range []struct {
		transform Transform
		value     any
		want      string
	}{
		{Changes{Trim, Lower}, "\u00a0 A b\n", "a b"},
		{Changes{Upper}, "ab", "AB"},
		{Changes{Floor}, -1.5, "-2"},
		{Changes{Ceil}, -1.5, "-1"},
		{Changes{Round}, 2.5, "3"},
		{Changes{Round}, -2.5, "-2"},
		{Changes{Truth}, "YES", "true"},
		{Changes{Truth}, 2, "false"},
		{Choice{"y", "n"}, 0, "n"},
		{Choice{"y", "n"}, "0", "y"},
		{Choice{"y", "n"}, nil, "n"},
	} {
		line := &Line{Platforms: Platforms, Parameters: []Parameter{{Name: "V", Transform: test.transform}}, Run: Program{{Text("p")}, {Interpolation{Of: Value("V")}}}}
		built, err := line.Build(Values{"V": test.value}, Here(), nil)
		if err != nil || strings.Join(built.Arguments, " ") != test.want {
			t.Errorf("%v of %v: got %q, %v", test.transform, test.value, built.Arguments, err)
		}
	}
}

func TestRefusals(t *testing.T) {
	line := &Line{Tool: "t", Platforms: []Platform{Linux}, Parameters: []Parameter{{Name: "V", Required: true}}, Run: say("a")}
	host := Here()
	host.Platform = Windows
	var platform *PlatformError
	if _, err := line.Build(Values{"V": "x"}, host, nil); !errors.As(err, &platform) || platform.Platform != Windows {
		t.Errorf("got %v", err)
	}
	host.Platform = Linux
	if _, err := line.Build(Values{"V": nil}, host, nil); err == nil || err.Error() != "the parameter 'V' is required" {
		t.Errorf("got %v", err)
	}
	line.Run = Script{Shell: Bash, Text: Template{Text("cat <<E\n"), Interpolation{Of: Value("V")}, Text("\nE")}, Heredocs: []string{"E"}}
	if _, err := line.Build(Values{"V": "x\nE\ny"}, host, nil); err == nil || !strings.Contains(err.Error(), "the line 'E'") {
		t.Errorf("got %v", err)
	}
}

// What runs on this machine.
func TestLocal(t *testing.T) {
	folder := t.TempDir()
	base := Command{Shell: Bash, Program: "bash", InheritEnvironment: true, Directory: folder}
	with := func(text string) Command {
		command := base
		command.Text = text
		return command
	}
	execute := func(command Command) Result {
		result, err := (Local{}).Execute(t.Context(), command)
		if err != nil {
			t.Error(err)
		}
		return result
	}
	if got := execute(with("echo out; echo err >&2; exit 3")); got != (Result{"out\n", "err\n", 3}) {
		t.Errorf("got %+v", got)
	}
	if got := execute(with("kill -TERM $$")); got.ExitCode != 143 {
		t.Errorf("got %+v", got)
	}
	if got := execute(with("touch here")); got.ExitCode != 0 {
		t.Errorf("got %+v", got)
	}
	if _, err := os.Stat(filepath.Join(folder, "here")); err != nil {
		t.Error(err)
	}
	late := with("sleep 300 & sleep 300; echo late")
	late.Timeout = 200 * time.Millisecond
	start := time.Now()
	if got := execute(late); got.ExitCode != 124 || got.Error != "timed out after 200 ms" {
		t.Errorf("got %+v", got)
	}
	if time.Since(start) > time.Minute {
		t.Error("the command was not ended")
	}
	reads := with("cat; echo $X-$HOME")
	reads.Input = "in\n"
	reads.Environment = map[string]string{"X": "x"}
	reads.InheritEnvironment = false
	if got := execute(reads); got.Output != "in\nx-\n" {
		t.Errorf("got %+v", got)
	}
	much := with("yes | head -c 3000000; printf '\\xff' >&2")
	if got := execute(much); len(got.Output) != DefaultMaxOutput || got.Error != "\ufffd" {
		t.Errorf("got %d bytes, %q", len(got.Output), got.Error)
	}
	absent := Command{Shell: Direct, Program: "no-such-program", InheritEnvironment: true}
	if got := execute(absent); got.ExitCode != 127 || !strings.HasPrefix(got.Error, "no-such-program: cannot be started: ") {
		t.Errorf("got %+v", got)
	}
	other := Command{Shell: Other, Program: "bash -e", Text: "false\necho no", InheritEnvironment: true}
	if got := execute(other); got.ExitCode != 1 || got.Output != "" {
		t.Errorf("got %+v", got)
	}
}
