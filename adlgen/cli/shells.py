"""Completion scripts for shells, and the protocol between them and adlgen.

A script passes the command line up to the cursor. adlgen prints a line for each completion, with fields separated by
tabs: ``plain``, the completed word, its meaning; or ``file`` or ``dir``, the part of the word before the path, the
path, for which the shell completes files or folders. The scripts run the ``adlgen`` of the search path, never a
program of the current folder.
"""

from __future__ import annotations

import os

from click.shell_completion import (
    CompletionItem,
    ShellComplete,
    add_completion_class,
    split_arg_string,
)

_BASH = """\
_adlgen_completion() {
    local IFS=$'\\n' line kind value more
    COMPREPLY=()
    for line in $(COMP_WORDS="${COMP_LINE:0:COMP_POINT}" COMP_BREAKS="$COMP_WORDBREAKS" \\
            %(complete_var)s=bash_complete command %(prog_name)s 2>/dev/null); do
        IFS=$'\\t' read -r kind value more <<< "$line"
        case $kind in
            plain)
                COMPREPLY+=("$value")
                [[ $value != *= ]] || compopt -o nospace ;;
            dir) compopt -o dirnames ;;
            file) compopt -o default ;;
        esac
    done
}
complete -o nosort -F _adlgen_completion %(prog_name)s
"""

_ZSH = """\
#compdef %(prog_name)s
_adlgen_completion() {
    local line
    local -a fields values
    for line in "${(@f)$(COMP_WORDS="${(j: :)words[1,CURRENT-1]} ${QIPREFIX}${PREFIX}" \\
            %(complete_var)s=zsh_complete command %(prog_name)s 2>/dev/null)}"; do
        fields=("${(@ps:\\t:)line}")
        case $fields[1] in
            plain) values+=("${fields[2]//:/\\\\:}:$fields[3]") ;;
            dir) compset -P "${(b)fields[2]}"; _path_files -/ ;;
            file) compset -P "${(b)fields[2]}"; _path_files -f ;;
        esac
    done
    (( ! $#values )) || _describe -V value values
}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
    _adlgen_completion "$@"
else
    compdef _adlgen_completion %(prog_name)s
fi
"""

_FISH = """\
function _adlgen_completion
    set -lx COMP_WORDS (commandline -cp)
    set -lx %(complete_var)s fish_complete
    for line in (command %(prog_name)s 2>/dev/null)
        set -l fields (string split -m 2 \\t -- $line)
        switch $fields[1]
            case plain
                echo $fields[2]\\t$fields[3]
            case dir
                for path in (__fish_complete_directories $fields[3] "")
                    echo $fields[2]$path
                end
            case file
                for path in (__fish_complete_path $fields[3])
                    echo $fields[2]$path
                end
        end
    end
end
complete --no-files --command %(prog_name)s --arguments "(_adlgen_completion)"
"""

_POWERSHELL = """\
Register-ArgumentCompleter -Native -CommandName %(prog_name)s -ScriptBlock {
    param($word, $tree, $position)
    $length = [Math]::Max(0, $position - $tree.Extent.StartOffset)
    $env:COMP_WORDS = $tree.ToString().PadRight($length).Substring(0, $length)
    $env:%(complete_var)s = 'powershell_complete'
    try { $lines = @(& %(prog_name)s 2>$null) }
    finally { Remove-Item Env:COMP_WORDS, Env:%(complete_var)s }
    foreach ($line in $lines) {
        $kind, $value, $more = $line -split "`t", 3
        if ($kind -eq 'plain') {
            $help = if ($more) { $more } else { $value }
            [System.Management.Automation.CompletionResult]::new($value, $value, 'ParameterValue', $help)
            continue
        }
        foreach ($path in [System.Management.Automation.CompletionCompleters]::CompleteFilename($more)) {
            if ($kind -eq 'file' -or $path.ResultType -eq 'ProviderContainer') {
                [System.Management.Automation.CompletionResult]::new(
                    $value + $path.CompletionText, $path.ListItemText, $path.ResultType, $path.ToolTip)
            }
        }
    }
}
"""


class _Complete(ShellComplete):
    """Completion by the protocol of this module."""

    def get_completion_args(self) -> tuple[list[str], str]:
        """Return the complete words of the command line after the program, and the incomplete one."""
        # The added character makes an incomplete word of a line that ends with a space or a quote.
        *words, last = split_arg_string(os.environ.get("COMP_WORDS", "") + "_") or ["_"]
        return words[1:], last[:-1]

    def complete(self) -> str:
        """Return the lines that the script reads."""
        words, incomplete = self.get_completion_args()
        option, equals, _ = (
            incomplete.partition("=") if incomplete.startswith("-") else ("", "", "")
        )
        start = option + equals if equals else ""
        found = self.get_completions(words, incomplete)
        return "\n".join(self._line(item, start, incomplete) for item in found)

    def _line(self, item: CompletionItem, start: str, incomplete: str) -> str:
        if item.type != "plain":
            fields = [item.type, start, item.value]
        else:
            value = f"{start}{item.value}"[self.skipped(incomplete) :]
            fields = [item.type, value, item.help or ""]
        return "\t".join(" ".join(field.split()) for field in fields)

    def skipped(self, incomplete: str) -> int:
        """Return the length of the part of the incomplete word that the shell does not replace."""
        del incomplete
        return 0


class _Bash(_Complete):
    name = "bash"
    source_template = _BASH

    def skipped(self, incomplete: str) -> int:
        """Return the length up to the last character that separates words for readline."""
        breaks = set("=:") & set(os.environ.get("COMP_BREAKS", ""))
        return max((incomplete.rfind(char) + 1 for char in breaks), default=0)


class _Zsh(_Complete):
    name = "zsh"
    source_template = _ZSH


class _Fish(_Complete):
    name = "fish"
    source_template = _FISH


class _PowerShell(_Complete):
    name = "powershell"
    source_template = _POWERSHELL


SHELLS = tuple(add_completion_class(kind).name for kind in (_Bash, _Zsh, _Fish, _PowerShell))
"""The names of the supported shells."""
