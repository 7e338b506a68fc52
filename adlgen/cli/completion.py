"""``adlgen completion``."""

from __future__ import annotations

import click

from adlgen.cli.exits import DONE


@click.command("completion")
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def command(*, shell: str) -> int:
    r"""Print a completion script for a shell.

    \b
      bash:  eval "$(adlgen completion bash)"       in ~/.bashrc
      zsh:   eval "$(adlgen completion zsh)"        in ~/.zshrc
      fish:  adlgen completion fish | source        in ~/.config/fish/config.fish
    """
    from click.shell_completion import get_completion_class

    from adlgen.cli.app import app

    kind = get_completion_class(shell)
    assert kind is not None
    click.echo(kind(app, {}, "adlgen", "_ADLGEN_COMPLETE").source())
    return DONE
