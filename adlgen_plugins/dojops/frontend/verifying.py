"""The arguments with which the allowed programs only verify files."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

_FILE = r" [^-\s]\S*"
_ANY = r"( \S+)*"

FORMS: Mapping[str, str] = {
    "actionlint": rf"( -(no-color|oneline|shellcheck=|pyflakes=|format( |=)\S+)|{_FILE})*",
    "ansible-lint": rf"( (-p|-q|--offline|--nocolor|--strict)|{_FILE})*",
    "ansible-playbook": rf" --syntax-check({_FILE})+|({_FILE})+ --syntax-check",
    "caddy": rf" (validate|adapt|fmt){_ANY}",
    "cfn-lint": rf"( (-f|--format|-r|--regions|-i|--ignore-checks)( |=)\S+| (-t|--template)|{_FILE})*",
    "checkov": rf"( (-f|--file|-d|--directory|-o|--output|--framework)( |=)\S+| (--compact|--quiet)|{_FILE})*",
    "circleci": rf" config validate{_ANY}",
    "conftest": rf" (test|verify|parse){_ANY}",
    "docker": r" compose( (-f|--file)( |=)\S+)* config( (-q|--quiet|--format( |=)\S+|--no-interpolate))*"
    rf"|( buildx)? build --check({_FILE}| (-f|--file)( |=)\S+)*",
    "fluentd": r" --dry-run( (-c|--config)( |=)\S+)?|( (-c|--config)( |=)\S+) --dry-run",
    "haproxy": r" -c( -(q|V))*( -f \S+)+|( -f \S+)+ -c( -(q|V))*",
    "helm": r" (lint|template)( (?!--post-renderer|--output-dir)\S+)*",
    "kubectl": r" (apply|create)( (-f|--filename|-k|--kustomize|-o|--output)( |=)\S+| -R)* --dry-run=(client|server)"
    rf"( (-f|--filename|-k|--kustomize|-o|--output)( |=)\S+| -R)*| kustomize({_FILE})?",
    "make": r"(?!)",
    "nginx": r"( -(q|T))* -t( -(q|T|c \S+))*|( -c \S+) -t( -q)?",
    "nomad": rf" (job )?(validate|fmt){_ANY}",
    "npx": r"(?!)",
    "opa": rf" (check|fmt|test|parse){_ANY}",
    "podman": rf" (play kube|kube play) --dry-run({_FILE})+| compose( (-f|--file)( |=)\S+)* config",
    "promtool": rf" (check|test){_ANY}",
    "systemd-analyze": rf" (verify|security|cat-config){_ANY}",
    "terraform": rf" (validate|fmt|version){_ANY}"
    r"| init( -(backend=false|input=false|no-color))*",
    "tflint": r"( (?!--init|--chdir|--fix)\S+)*",
    "trivy": r" (config|conf|fs|filesystem)( (?!--config-policy|--policy|--module)\S+)*",
    "tsc": r" (--noEmit|-noEmit)( (--strict|--skipLibCheck|--pretty( false)?| -p \S+)|"
    + _FILE
    + r")*",
    "vault": rf" policy fmt{_ANY}",
}
"""Patterns of the arguments of programs that can do more than verify; ``(?!)``: no arguments are known to be safe.

The other allowed programs only read the files that they are given.
"""


def verifies(arguments: Sequence[str]) -> bool:
    """Report whether a command is in a form that only verifies files.

    A program may still do what the verified file asks for: ``terraform init`` downloads providers, for example.
    """
    program, *rest = arguments or ("",)
    form = FORMS.get(program)
    return (
        form is None
        or not rest
        or re.fullmatch(form, "".join(f" {word}" for word in rest)) is not None
    )
