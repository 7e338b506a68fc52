"""The command line, run as a module (``-m adlgen``)."""

import sys

if __name__ == "__main__":
    # The interpreter puts the current directory first; a yaml.py there must not be taken for the library.
    if not sys.flags.safe_path:
        del sys.path[0]
    from adlgen.cli import program

    sys.exit(program())
