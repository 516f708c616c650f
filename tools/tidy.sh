#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# clang-tidy on the sources that differ from main, or on those named.
set -euo pipefail

# shellcheck source=tools/prepare.sh
. "$(dirname "${BASH_SOURCE[0]}")/prepare.sh"

cd "$root"
command -v clang-tidy >/dev/null || fail "clang-tidy is not installed: apt-get install clang-tidy"
[ -e build/dev/compile_commands.json ] || build dev all
if [ "$#" -gt 0 ]; then
    files=("$@")
else
    mapfile -t files < <({
        git diff --name-only --diff-filter=d "$(git merge-base HEAD main)" -- '*.cpp'
        git ls-files --others --exclude-standard -- '*.cpp'
    } | sort -u)
fi
[ "${#files[@]}" -gt 0 ] || {
    say "No source differs from main."
    exit 0
}
printf '%s\0' "${files[@]}" | xargs -0 -n1 -P "$(nproc)" clang-tidy -p build/dev --quiet
