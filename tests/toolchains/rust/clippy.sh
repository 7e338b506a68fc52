#!/bin/sh
# The compiler of the crates of a workspace: clippy, so that what is built is linted. With LINT_ONLY, tests are linted only, over what is
# built for the programs; a run of `cargo clippy` would read all crates and their dependencies once more.
tests= folder= name= suffix= before=
for argument do
    case $before$argument in
    --test) tests=1 ;;
    --out-dir*) folder=${argument#--out-dir} ;;
    --crate-name*) name=${argument#--crate-name} ;;
    -Cextra-filename=*) suffix=${argument#extra-filename=} ;;
    esac
    case $argument in
    --out-dir | --crate-name | -C) before=$argument ;;
    *) before= ;;
    esac
done
[ "$tests" ] && [ "$LINT_ONLY" ] || exec clippy-driver "$@"
for argument do
    shift
    case $argument in --emit=*) argument=--emit=dep-info,metadata ;; esac
    set -- "$@" "$argument"
done
clippy-driver "$@" || exit
# What cargo expects. Nothing runs it.
: > "$folder/$name$suffix"
