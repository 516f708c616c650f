#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Draws docs/images/step_residuals.svg: forecast over measured tokens/s of each cross-validated row.

Usage: runcast validate --steps --json | tools/plot_step_residuals.py > docs/images/step_residuals.svg
"""
import json
import math
import sys

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 760, 360, 56, 16, 16, 44
LOW, HIGH = 0.5, 2.0  # of forecast / measured
COLOURS = {"dense": "#2457d6", "experts": "#b5307a", "tpu": "#2e8b57", "one_server": "#8a94a6"}
NAMES = {"dense": "dense, GPU", "experts": "mixture of experts", "tpu": "TPU", "one_server": "one server, small models"}


def main():
    items = [i for i in json.load(sys.stdin)["steps"]["items"] if i["error"] is not None]
    rates = [i["measured"] for i in items]
    low, high = math.log10(min(rates)), math.log10(max(rates))

    def x(rate):
        return LEFT + (math.log10(rate) - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    def y(ratio):
        share = (math.log(min(max(ratio, LOW), HIGH)) - math.log(LOW)) / math.log(HIGH / LOW)
        return HEIGHT - BOTTOM - share * (HEIGHT - BOTTOM - TOP)

    print(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">')
    print(f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>')
    for ratio in (0.5, 0.75, 0.9, 1, 1.1, 1.33, 2):
        stroke = "#444444" if ratio == 1 else "#dddddd"
        print(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(ratio):.1f}" y2="{y(ratio):.1f}" stroke="{stroke}"/>')
        print(f'<text x="{LEFT - 6}" y="{y(ratio) + 4:.1f}" text-anchor="end">{ratio:g}</text>')
    for power in range(math.ceil(low), math.floor(high) + 1):
        print(f'<text x="{x(10**power):.1f}" y="{HEIGHT - BOTTOM + 16}" text-anchor="middle">{10**power:,}</text>')
    for kind in ("one_server", "dense", "experts", "tpu"):
        for item in items:
            if item["group"] == kind:
                print(f'<circle cx="{x(item["measured"]):.1f}" cy="{y(1 + item["error"]):.1f}" r="2.2" '
                      f'fill="{COLOURS[kind]}" fill-opacity="0.65"/>')
    for place, kind in enumerate(("dense", "experts", "tpu", "one_server")):
        left = LEFT + 150 * place
        print(f'<circle cx="{left}" cy="{HEIGHT - 10}" r="4" fill="{COLOURS[kind]}"/>')
        print(f'<text x="{left + 8}" y="{HEIGHT - 6}">{NAMES[kind]}</text>')
    print(f'<text x="{LEFT + 6}" y="{TOP + 18}">forecast / measured tokens/s of an accelerator, by the measured</text>')
    print("</svg>")


main()
