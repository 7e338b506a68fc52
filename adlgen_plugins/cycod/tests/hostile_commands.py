"""Hostile values in many command templates, run by real bash and dash.

python -m adlgen_plugins.cycod.tests.hostile_commands [--templates N] [--values N] [--shell bash] [--target go]

The reference builds the commands. With targets, the code that is emitted for them builds the same ones;
only those that differ from the reference's are run, because equal texts have equal effects.

No value may run as code, become more than one word, or become an option. A file named ``PWNED`` betrays
code. Programs that only take data are replaced by one that records its arguments: they must be those of a
harmless value with the value in its place.
"""

from __future__ import annotations

import argparse
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from adlgen.document.node import JsonValue
from adlgen_plugins.cycod.feature.model import CommandLine
from adlgen_plugins.cycod.testing.text import CannotBuild
from adlgen_plugins.cycod.tests import built_lines
from adlgen_plugins.cycod.tests.emitted_code import Ask
from adlgen_plugins.cycod.tests.tools import built, line

MARKER = "Value7marker"
"""A harmless value."""
TOUCH = "touch PWNED"
VALUES = (
    "a b", "", " ", "*", "~", "it's", '"', "'", "\\", "`", "$", "#", "!", "&", ";", "|", "<", ">", "(", ")",
    "-", "--", "-x", "-rf", "--help", "-n", "-e", "-i", "-v", "+x", "@file", "-oProxyCommand=./evil",
    "-Itouch PWNED", "--output=PWNED", "--compress-program=./evil", "-exec touch PWNED ;", "-S touch PWNED",
    "--to-command=touch PWNED", "--upload-pack=touch PWNED", "-o PWNED", "-vPWNED", "-fPWNED",
    "--checkpoint-action=exec=touch PWNED", "PATH=.", "x=1 touch PWNED", "X=$(touch PWNED)",
    f"$({TOUCH})", f"`{TOUCH}`", f"; {TOUCH}; ", f"& {TOUCH} &", f"| {TOUCH}", f"|| {TOUCH} ||",
    f"&& {TOUCH}", f"\n{TOUCH}\n", f"'; {TOUCH}; '", f'"; {TOUCH}; "', f"' ; {TOUCH} #", f'" ; {TOUCH} #',
    f"'$({TOUCH})'", f'"$({TOUCH})"', f"\\'; {TOUCH}; #", f'\\"; {TOUCH}; #', f"\\$({TOUCH})",
    f"\\`{TOUCH}\\`", f"a[$({TOUCH})]", f"a[$({TOUCH})]+1", f"1+a[`{TOUCH}`]", f"x[$({TOUCH})]=1",
    f"}}; {TOUCH}; {{", f")); {TOUCH}; ((", f"); {TOUCH}; (", f"]; {TOUCH}; [", f"fi; {TOUCH}; if true",
    f"\nEND\n{TOUCH}\n", f"\nE\n{TOUCH}\nE", f"<({TOUCH})", f">({TOUCH})", f"${{x:-$({TOUCH})}}",
    f"$'\\x24({TOUCH})'", f"e {TOUCH}", f'"); system("{TOUCH}"); print("', f"'; import os; os.system('{TOUCH}')#",
    f'__import__("os").system("{TOUCH}")', f"s/x/{TOUCH}/e", f"/e; s/.*/{TOUCH}/e; s/x/", f"x\\n{TOUCH}",
    f"{TOUCH}", f"../../bin/{TOUCH}", f"=$({TOUCH})", f"%s$({TOUCH})", f"{{a,$({TOUCH})}}", f"\r\n{TOUCH}\r\n",
)  # fmt: skip

CORES = (
    "ls {P}", "ls '{P}'", 'ls "{P}"', "ls -- {P}", "ls a/{P}.txt", "ls -l {P} b", "cp {P} /x", "mv a {P}",
    'rm -rf "{P}"', "mkdir -p '{P}'", "git log {P}", "git log --format={P}", 'git commit -m "{P}"',
    "git -C {P} status", "git -c {P} status", "git {P}", "git clone {P} dir", "git diff {P}..HEAD -- {P}",
    "git config x {P}", "curl -s '{P}'", "curl -d @{P} host", "curl -K {P}", "curl -H {P} -o {P} {P}",
    "docker ps --filter {P}", "docker run {P}", "docker exec x {P}", "kubectl get {P}", "kubectl -n {P} exec a",
    "gh pr comment {P} --body '{P}'", "gh api {P}", "npm view {P}", "npm install {P}", "grep -e {P} /dev/null",
    "grep {P} /dev/null", "grep -r {P} -- {P}", "find {P} -name '{P}'", "find . -exec {P} \\;",
    "find . {P}", "tar {P}", "tar -cf {P} x", "tar -I {P} -cf x y", "tar --to-command={P} -xf x",
    "sort {P}", "sort -k1 /dev/null {P}", "sort --compress-program={P} x", "env {P}", "env {P} true",
    "env -S {P}", "ssh {P} ls", "ssh host {P}", "xargs {P} < /dev/null", "echo x | xargs -I{} sh -c '{P}'",
    "echo {P}", 'echo "{P}"', "echo 'a {P} b'", "printf '%s\\n' {P}", "printf {P}", "printf -v {P} x",
    "printf '%d' {P}", "printf -- {P}", "echo {P} | cat", "echo {P} | sh", "echo {P} | bash", "cat <<< {P}",
    "bash <<< {P}", "sh -s < {P}", ". {P}", ". <(echo {P})", "source {P}", "eval {P}", "eval 'echo {P}'",
    "eval \"echo '{P}'\"", '"eval" {P}', 'e"v"al {P}', "bash -c {P}", "bash -c 'echo {P}'",
    "bash -c 'ls \"{P}\"'", 'bash -c "ls \'{P}\'"', "bash -c 'ls \"$1\"' _ {P}", "bash -c 'eval $1' _ {P}",
    "bash -c 'echo ${1}' _ {P}", "sh -c 'ls -- \"$1\"' _ {P}", "sh -c 'ls -- $1' _ {P}", "sh -c 'echo {P}'",
    "bash -vc '{P}'", "bash -cu '{P}'", "bash -euxc 'echo {P}'", "bash -c -- 'echo {P}'", "$SHELL -ec {P}",
    "rbash -c {P}", "python3 -c 'print(\"{P}\")'", "python3 -uc {P}", "perl -lne '{P}' /dev/null",
    "perl -e 'print \"{P}\"'", "awk '{print \"{P}\"}' /dev/null", 'awk "BEGIN{print \\"{P}\\"}"',
    "awk -v x={P} 'BEGIN{system(x)}'", "awk {P}", "echo a | sed 's/a/{P}/'", "echo a | sed {P}", "sed -e {P} /dev/null",
    "echo a | sed s/x/y/ {P}", "flock /dev/null -c {P}", "script -qc {P} /dev/null", "timeout 5 sh -c {P}",
    "timeout 5 ls {P}", "timeout {P} ls", "nice ls {P}", "nohup ls {P}", "nice -n 5 {P}", "sudo ls {P}",
    "command ls {P}", "exec ls {P}", "time ls {P}", "[[ {P} -gt 1 ]]", "[[ -n {P} ]]", "[[ {P} == a ]]",
    "[[ a =~ {P} ]]", "[[ -v {P} ]]", "[ -v {P} ]", "[ {P} = x ]", '[ -n "{P}" ]', "[ {P} -gt 1 ]", "test -v {P}",
    "test {P} -eq 1", "x={P}; echo $((x))", 'x={P}; echo "$x"', 'x={P}; ls "$x"', "x={P}; ls $x", "x={P}; eval $x",
    'x={P}; ls -- "$x"', "x={P}; y=$x; let y", 'x={P}; y="$x"; ls "$y"', 'x=$(echo {P}); ls "$x"',
    "let {P}", "let x={P}", "declare -i x={P}", "declare -i x; x={P}", "declare {P}", "export {P}", 'export x={P}; ls "$x"',
    "readonly x={P}", "local x={P}", "read {P} < /dev/null", "a[{P}]=1", 'a=({P}); ls "${a[@]}"', "a=([{P}]=1)",
    "echo $[{P}+1]", "echo $(({P}))", "(({P}))", "((x = {P}))", "for ((i={P};i<1;i++)); do :; done",
    "echo ${x:-{P}}", "echo ${{P}}", "echo \"${x:-'{P}'}\"", "echo ${x:{P}}", "echo $'{P}'", "echo $'a\\t{P}'", 'echo $"{P}"',
    'echo "`echo \\"{P}\\"`"', 'echo "`echo {P}`"', "echo `echo {P}`", "echo `echo \\`echo {P}\\``",
    'echo "$(echo {P})"', 'ls -- "$(echo {P})"', "ls $(echo {P})", 'echo "$(echo "{P}")"', 'x=`echo "{P}"`; ls -- "$x"',
    "cat <<E\n{P}\nE", "cat <<'E'\n{P}\nE", "cat <<-E\n\t{P}\n\tE", "sh <<E\n{P}\nE", "bash <<'E'\necho {P}\nE",
    "cat <<E | bash\n{P}\nE", "cat <<E | sh\necho '{P}'\nE", "cat <<E && ls {P}\n$(echo {P})\nE", "{ cat; } <<E\n{P}\nE",
    'while read -r x; do ls "$x"; done <<E\n{P}\nE', "while read -r x; do eval $x; done <<< {P}",
    'for x in {P} b; do ls "$x"; done', "for x in {P}; do eval $x; done", "for {P} in a; do :; done",
    "case {P} in a) ls;; *) ls -- {P};; esac", "case x in {P}) ls;; esac", "case {P} in $(echo a)) ls;; esac",
    "if [ -d {P} ]; then ls {P}; else echo {P}; fi", 'f() { ls "$1"; }; f {P}', 'ls() { eval "$1"; }; ls {P}',
    "alias ls=eval; ls {P}", "{P}", "{P} a", "./{P}", "x={P} ls", "PATH={P} ls", "BASH_ENV={P} bash -c :", "PS4={P}; set -x; ls",
    "trap {P} EXIT", "trap 'echo {P}' EXIT", "trap \"echo '{P}'\" EXIT", 'x={P}; trap "ls $x" EXIT', 'set -- {P}; ls "$1"',
    "set {P}", "hash -p {P} ls", "echo {P} > /dev/null", "echo {P} > f; sh f", "echo x > {P}", "cat < {P}", "echo x >&{P}",
    "echo {P} | tee f | cat; . ./f", "echo {P} | while read -r x; do eval $x; done", "echo {P} | { sh; }", "{ echo {P}; } | sh",
    "(echo {P}) | cat", "echo {P} |& sh", "echo {P} &> /dev/null", "cat <(echo {P})", "coproc echo {P}", "! ls {P}",
    "ls # {P}", "ls \\{P}", "ls \\\n {P}", "ls a{P,b}", "ls {{P},b}", "ls {P}{P}", "ls x{P}y", "ls *{P}", "ls ~{P}", "ls $x{P}", "ls ${x}{P}",
    "jq {P} /dev/null", "jq -n --arg a {P} '$a'", "chmod {P} f", "stat -c {P} f", "wget -O {P} {P}", "ping -c 1 {P}", "vim -c {P}",
    "gdb -ex {P}", "node -e {P}", "nodejs -e {P}", "node --eval={P}", "ruby -e {P}", "php -r {P}", "su -c {P}", "parallel {P} ::: a", "watch {P}",
)  # fmt: skip
"""Commands with the places of the findings, of ordinary use, and around both."""

AROUND = (
    "@", "true && @", "@ || true", "if true; then @; fi", "(@)", "{ @; }", "for i in 1; do @; done", "ls a; @",
    "@ 2>/dev/null", "set -e\n@", 'cd . && @\nls "end"', "x=1\n@\n# it's done",
)  # fmt: skip
STUBS = [
    "ls",
    "cp",
    "mv",
    "rm",
    "mkdir",
    "rmdir",
    "git",
    "curl",
    "docker",
    "kubectl",
    "gh",
    "npm",
    "wget",
    "ping",
    "chmod",
    "stat",
    "ssh",
    "sudo",
    "gdb",
    "vim",
    "su",
]
_RECORDER = """\
#include <stdio.h>
#include <stdlib.h>
int main(int n, char **words) {
  FILE *log = fopen(getenv("RECORD"), "a");
  for (int i = 0; i < n; i++) { fputs(words[i], log); fputc(0, log); }
  fputc(1, log);
  fputc(0, log);
  return fclose(log);
}
"""


def templates(count: int, seed: int = 1) -> list[str]:
    """Return templates: every core once, then cores in environment."""
    source = random.Random(seed)
    found = dict.fromkeys(CORES)
    while len(found) < count:
        core, around = source.choice(CORES), source.choice(AROUND)
        if "<<" in core and "\n" in core:
            around = source.choice(("@", "set -e\n@", "@\nls end"))
        found[around.replace("@", core)] = None
    return list(found)[:count]


@dataclass
class Tally:
    """What happened."""

    built: int = 0
    refused: int = 0
    guarded: int = 0
    wrong: list[str] = field(default_factory=list)


class Range:
    """A folder with shells and programs that record their arguments."""

    def __init__(self, folder: Path) -> None:
        """Compile the recorder."""
        self.folder = folder
        self.bin = folder / "bin"
        self.bin.mkdir()
        self.log = folder / "record"
        compiler = shutil.which("cc")
        self.records = compiler is not None
        if compiler is not None:
            (folder / "recorder.c").write_text(_RECORDER)
            subprocess.run([compiler, "-o", self.bin / "ls", folder / "recorder.c"], check=True)
            for name in STUBS[1:]:
                (self.bin / name).symlink_to("ls")

    def run(self, shell: str, text: str) -> tuple[list[list[str]], bool]:
        """Run a command; return the recorded arguments, and whether a value ran as code."""
        self.log.unlink(missing_ok=True)
        work = self.folder / "work"
        shutil.rmtree(work, ignore_errors=True)
        work.mkdir()
        environment = {
            "PATH": f"{self.bin}:/usr/bin:/bin",
            "RECORD": str(self.log),
            "SHELL": "/bin/sh",
        }
        subprocess.run(
            [shell, "-c", text], cwd=work, env=environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False, timeout=60,
        )  # fmt: skip
        words = (
            self.log.read_bytes().decode("utf-8", "surrogateescape") if self.log.exists() else ""
        )
        calls = [call.split("\0")[:-1] for call in words.split("\1\0")[:-1]]
        return calls, (work / "PWNED").exists()


def tool(template: str, shell: str) -> CommandLine | None:
    """Return a tool whose command uses the required parameter P, or None if it is refused."""
    rows = "".join(f"  {row}\n" for row in template.split("\n"))
    head = "bash: |\n" if shell == "bash" else f"shell: {shell}\nscript: |\n"
    try:
        return line(
            f"name: t\ndescription: d\n{head}{rows}"
            "parameters:\n  P: {description: p, required: true}\n"
        )
    except AssertionError:
        return None


def check(ranged: Range, shell: str, template: str, values: Sequence[str], tally: Tally) -> None:
    """Run a template with hostile values."""
    of = tool(template, shell)
    if of is None:
        return
    marked: list[list[str]] | None = None
    is_guarded = False
    for value in values:
        try:
            text = built(of, P=value)
        except CannotBuild as error:
            tally.refused += 1
            is_guarded = is_guarded or "only letters" in str(error)
            continue
        tally.built += 1
        assert isinstance(text, str)
        calls, is_run = ranged.run(shell, text)
        if is_run:
            tally.wrong.append(f"{shell}: {template!r} runs {value!r}")
        if marked is None:
            harmless = built(of, P=MARKER)
            assert isinstance(harmless, str)
            marked = ranged.run(shell, harmless)[0]
        tally.wrong += (
            f"{shell}: {template!r} with {value!r}: {p}" for p in _problems(marked, calls, value)
        )
    tally.guarded += is_guarded


def _problems(marked: list[list[str]], calls: list[list[str]], value: str) -> Iterator[str]:
    """Yield the differences between recorded arguments and the expected ones."""
    if "\r" in value or "\n" in value or not value.strip():
        return  # command substitutions drop line ends at the end; empty values may be left out
    expected = [[word.replace(MARKER, value) for word in call] for call in marked]
    for call, found in zip(expected, calls, strict=False):
        if len(call) != len(found):
            yield f"{found} instead of {call}"
    for call, found in zip(marked, calls, strict=False):
        for at, (word, got) in enumerate(zip(call, found, strict=False)):
            is_new = MARKER in word and got.startswith("-") and not word.startswith("-")
            if is_new and "--" not in call[:at] and not call[at - 1].startswith("-"):
                yield f"the option {got!r}"


def campaign(folder: Path, shells: Sequence[str], count: int, most_values: int) -> Tally:
    """Run templates with values in shells."""
    ranged, tally = Range(folder), Tally()
    values = VALUES[:: max(1, len(VALUES) // most_values)][:most_values]
    for shell in shells:
        for template in templates(count):
            check(ranged, shell, template, values, tally)
    return tally


@dataclass
class Compared:
    """The commands of a target, compared with those of the reference."""

    built: int = 0
    refused: int = 0
    different: list[str] = field(default_factory=list)
    """Pairs that are not built, or not refused, as the reference does."""
    wrong: list[str] = field(default_factory=list)
    """Different commands with which a value ran as code or changed the arguments."""


def expected(of: CommandLine, value: str) -> dict[str, JsonValue]:
    """Return what the reference builds, or why it refuses."""
    try:
        text = built(of, P=value)
    except CannotBuild as error:
        return {"refused": str(error)}
    assert isinstance(text, str)
    return {"said": text}


def compared(ask: Ask, ranged: Range, shell: str, count: int, values: Sequence[str]) -> Compared:
    """Build templates with values in a language; run what is not equal to the reference's."""
    texts = {text: of for text in templates(count) if (of := tool(text, shell)) is not None}
    pairs = [(text, value) for text in texts for value in values]
    lines = {text: number for number, text in enumerate(texts)}
    answers = ask(
        list(texts.values()),
        [
            {"kind": "build", "line": lines[t], "values": {"P": v}, "platform": "linux"}
            for t, v in pairs
        ],
    )
    found = Compared()
    for (template, value), answer in zip(pairs, answers, strict=True):
        found.built += "said" in answer
        found.refused += "refused" in answer
        of = texts[template]
        if answer == expected(of, value):
            continue
        found.different.append(f"{shell}: {template!r} with {value!r}: {answer}")
        if "said" in answer:
            marked = ranged.run(shell, str(expected(of, MARKER)["said"]))[0]
            calls, is_run = ranged.run(shell, str(answer["said"]))
            if is_run or any(_problems(marked, calls, value)):
                found.wrong.append(found.different[-1])
    return found


def compare(target: str, shells: Sequence[str], count: int, values: Sequence[str]) -> Compared:
    """Compare a target with the reference in shells, and print the numbers."""
    total = Compared()
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        for place in ("code", "range"):
            (folder / place).mkdir()
        ask, ranged = built_lines.asking(target, folder / "code"), Range(folder / "range")
        for shell in shells:
            found = compared(ask, ranged, shell, count, values)
            total.built += found.built
            total.refused += found.refused
            total.different += found.different
            total.wrong += found.wrong
    numbers = f"{total.built} built, {total.refused} refused, {len(total.different)} different"
    print(f"{target}, {' and '.join(shells)}: {numbers}, {len(total.wrong)} wrong")
    print(*total.different[:50], sep="\n", end="" if not total.different else "\n")
    return total


def main() -> int:
    """Run the campaign and print its numbers; return 1 if a value escapes or a target differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--templates", type=int, default=520)
    parser.add_argument("--values", type=int, default=len(VALUES))
    parser.add_argument("--shell", action="append")
    parser.add_argument("--target", action="append", choices=built_lines.TARGETS)
    options = parser.parse_args()
    shells = options.shell or [name for name in ("bash", "dash") if shutil.which(name)]
    if options.target:
        failed = 0
        for target in options.target:
            if reason := built_lines.missing(target):
                print(f"{target}: SKIPPED, {reason}")
                continue
            found = compare(target, shells, options.templates, VALUES[: options.values])
            failed += len(found.different)
        return bool(failed)
    with tempfile.TemporaryDirectory() as folder:
        tally = campaign(Path(folder), shells, options.templates, options.values)
    print(
        f"{options.templates} templates x {options.values} values in {' and '.join(shells)}:",
        end=" ",
    )
    print(
        f"{tally.built} run, {tally.refused} refused, {tally.guarded} templates limited,", end=" "
    )
    print(f"{len(tally.wrong)} wrong")
    print("\n".join(tally.wrong[:50]))
    return bool(tally.wrong)


if __name__ == "__main__":
    sys.exit(main())
