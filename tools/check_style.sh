#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# What can be seen without building: format, first line, and that includes only point down.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
status=0
complain() {
    printf '%s\n' "$1" >&2
    status=1
}

mapfile -t sources < <(git ls-files -- '*.cpp' '*.h')
unformatted=$(printf '%s\0' "${sources[@]}" | xargs -0 -n64 clang-format --dry-run 2>&1 |
    sed -n 's/^\([^:]*\):.*clang-format-violations.*/\1/p' | sort -u)
[ -z "$unformatted" ] || complain "Format these with clang-format -i:"$'\n'"$unformatted"

for file in "${sources[@]}"; do
    head -n1 "$file" | grep -q '^// SPDX-License-Identifier: MIT$' || complain "$file: the first line is not the licence."
done

# check_includes FOLDER ALLOWED...: a folder includes only itself and what is allowed.
check_includes() {
    local folder=$1 allowed
    shift
    allowed=$(IFS='|' && printf '%s' "$folder|$*")
    local wrong
    wrong=$(git ls-files -- "$folder/*.cpp" "$folder/*.h" |
        xargs -r grep -nE '^#include "(core|db|reports|ui|app)/' /dev/null | grep -vE "#include \"($allowed)/" || true)
    [ -z "$wrong" ] || complain "$wrong"$'\n'"$folder may include only: $folder $*"
}
check_includes core
check_includes db core
check_includes reports core
check_includes ui core db reports
check_includes app core db reports ui

if git ls-files -- 'core/*' | xargs -r grep -nE '#include <(Q[A-Z]|sqlite3)' /dev/null; then
    complain "core knows neither Qt nor SQLite."
fi
exit "$status"
