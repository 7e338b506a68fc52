"""``adlgen completion``."""

from __future__ import annotations

from adlgen.cli import console
from adlgen.cli.exits import DONE
from adlgen.cli.table import Argument, Command, Outcome


def run(*, shell: str) -> Outcome:
    r"""Print a completion script for a shell.

    \b
      bash:  eval "$(adlgen completion bash)"       in ~/.bashrc
      zsh:   eval "$(adlgen completion zsh)"        in ~/.zshrc
      fish:  adlgen completion fish | source        in ~/.config/fish/config.fish
      powershell:  adlgen completion powershell | Out-String | Invoke-Expression    in $PROFILE
    """
    from click.shell_completion import get_completion_class

    import adlgen.cli.shells  # noqa: F401 - the supported shells
    from adlgen.cli.app import COMPLETE, app

    kind = get_completion_class(shell)
    assert kind is not None
    console.line(kind(app, {}, "adlgen", COMPLETE).source())
    return DONE


COMMAND = Command(
    run,
    (Argument(parameter="shell", required=True, choices=("bash", "zsh", "fish", "powershell")),),
)
