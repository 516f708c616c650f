#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# make_samples.sh RUNCAST FILE: a library with a handful of published training runs. It appears whole or not at all.
set -euo pipefail

runcast=$1
file=$2
part=$file.part
trap 'rm -f "$part" "$part-wal" "$part-shm"' EXIT

sample() {
    "$runcast" --quiet --library "$part" new "$@" --tag sample
}

sample "Llama 3.1 405B" --preset llama-3.1-405b \
    --set cluster.accelerator=h100-sxm cluster.accelerators=16384 schedule.start_date=2027-03-01 \
    --note "54 days of pre-training at Meta in 2024: 419 unexpected interruptions were reported."
sample "GPT-3 175B" --preset gpt3-175b --note "The run of 2020, on accelerators of today."
sample "BLOOM 176B" --preset bloom-176b --note "384 A100 in Jean Zay, Paris, for 3.5 months in 2022."
sample "DeepSeek-V3" --preset deepseek-v3 --note "A mixture of experts on 2,048 H800."
sample "Llama 3.1 70B on 2,048" --preset llama-3.1-70b \
    --set cluster.accelerator=h100-sxm cluster.accelerators=2048 layout.tensor=4 layout.pipeline=4 \
    schedule.start_date=2027-03-15 --note "An eighth of the cluster, as an alternative to 405B."

mv "$part" "$file"
