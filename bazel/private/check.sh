#!/bin/sh
# Compares the checked-in files with the generated tree; prints what differs.
set -u
tree={{tree}} folder={{folder}} known={{known}} hint={{hint}}
status=0

stale() {
    echo "$1: $folder/$2" >&2
    status=1
}

generated=$(cd "$tree" && find -L . -type f | LC_ALL=C sort) || exit 2
while IFS= read -r name; do
    name=${name#./}
    if [ ! -f "$folder/$name" ]; then
        stale missing "$name"
    elif ! cmp -s "$folder/$name" "$tree/$name"; then
        stale stale "$name"
        diff -u "$folder/$name" "$tree/$name" >&2
    fi
done <<EOF
$generated
EOF
while IFS= read -r path; do
    name=${path#"$folder/"}
    if [ "$name" != .adlgen.json ] && [ ! -f "$tree/$name" ]; then
        stale "no longer generated" "$name"
    fi
done <"$known"
if [ "$status" != 0 ] && [ -n "$hint" ]; then
    echo "run: bazel run $hint" >&2
fi
exit "$status"
