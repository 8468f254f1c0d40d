#!/usr/bin/env python3
"""Opens the samples' page in headless Chromium, checks it and takes its pictures.

usage: gallery.py OUTPUT PICTURES [CHROMIUM]

OUTPUT is the folder of a run, PICTURES where six small pictures go; with KEEP in the environment, the whole pages and
the printed ones go to that folder too. At 390, 768 and
1440 pixels, light, dark, printed, and with less motion asked for:

- no console message, and no request but the one for the page itself;
- nothing wider than the window, no text of a drawing over another, none cut off at its edge;
- axe-core finds no violation of WCAG 2.2 A and AA, nor of its best practices;
- by keyboard alone every section is reached.

The exit status is 1 when one of these does not hold.
"""

import io
import os
import pathlib
import sys
import time

from axe_playwright_python.sync_playwright import Axe
from PIL import Image
from playwright.sync_api import sync_playwright

WIDTHS = [390, 768, 1440]
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}

# Texts of one drawing whose boxes share more than a hair, and texts that leave their drawing.
OVERLAPS = """() => {
  const faults = [];
  for (const svg of document.querySelectorAll('svg')) {
    const frame = svg.getBoundingClientRect();
    const texts = [...svg.querySelectorAll('text')].map(t => [t.textContent, t.getBoundingClientRect()]);
    texts.forEach(([text, box], index) => {
      if (box.left < frame.left - 2 || box.right > frame.right + 2 || box.top < frame.top - 2 ||
          box.bottom > frame.bottom + 2) faults.push(`"${text}" leaves its drawing`);
      for (const [other, second] of texts.slice(index + 1)) {
        const wide = Math.min(box.right, second.right) - Math.max(box.left, second.left);
        const high = Math.min(box.bottom, second.bottom) - Math.max(box.top, second.top);
        if (wide > 1 && high > 3) faults.push(`"${text}" and "${other}" overlap`);
      }
    });
  }
  return faults;
}"""

# What stands outside the window though nothing scrolls there.
TOO_WIDE = """() => {
  const faults = [];
  const width = document.documentElement.clientWidth;
  const whole = document.documentElement.scrollWidth;
  if (whole > width) faults.push(`the page is ${whole} wide`);
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest('.scroll, .skip, caption, svg')) continue;
    const box = element.getBoundingClientRect();
    if (box.width && box.right > width + 1) faults.push(`${element.tagName}.${element.className} ends at ${box.right}`);
  }
  return faults;
}"""


# What the project keeps, and how wide it is kept.
KEPT = {"light-1440": 900, "dark-1440": 900, "light-390": 320, "dark-390": 320, "occupancy": 900, "nearby": 900}


def small(bytes, width):
    """A picture of that width in 128 colours: a tenth of the bytes, and nobody sees the difference."""
    picture = Image.open(io.BytesIO(bytes)).convert("RGB")
    height = round(picture.height * width / picture.width)
    picture = picture.resize((width, height), Image.Resampling.LANCZOS)
    picture = picture.quantize(128, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
    out = io.BytesIO()
    picture.save(out, "PNG", optimize=True)
    return out.getvalue()


def check(page, where, axe, faults):
    for text in page.evaluate(OVERLAPS) + page.evaluate(TOO_WIDE):
        faults.append(f"{where}: {text}")
    for violation in axe.run(page, options=RULES).response["violations"]:
        for node in violation["nodes"][:3]:
            faults.append(f"{where}: {violation['id']}: {violation['help']}: {node['html'][:160]}")


def walk(page, faults):
    """Tab from the top until every section has had the focus in it."""
    wanted = set(page.evaluate("[...document.querySelectorAll('nav a')].map(a => a.hash.slice(1))"))
    page.keyboard.press("Tab")
    if page.evaluate("document.activeElement.className") != "skip":
        faults.append("keyboard: the first stop is not the link past the navigation")
    for _ in range(3000):
        page.keyboard.press("Tab")
        at = page.evaluate("document.activeElement.closest('section')?.id ?? document.activeElement.tagName")
        wanted.discard(at)
        if at == "BODY":
            break
    stops = "a[href],[tabindex],summary,input"
    with_stops = page.evaluate(
        f"[...document.querySelectorAll('section')].filter(s => s.querySelector('{stops}')).map(s => s.id)"
    )
    for missing in sorted(wanted & set(with_stops)):
        faults.append(f"keyboard: the section {missing} is never reached")


def main():
    output, pictures = map(pathlib.Path, sys.argv[1:3])
    chromium = sys.argv[3] if len(sys.argv) > 3 else "/usr/bin/chromium"
    address = (output / "index.html").resolve().as_uri()
    faults, taken = [], {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--force-color-profile=srgb"])
        axe = Axe()
        for width in WIDTHS:
            for scheme in ("light", "dark"):
                where = f"{scheme}, {width}"
                context = browser.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme)
                page = context.new_page()
                page.on("console", lambda message: faults.append(f"{where}: console: {message.text}"))
                page.on("pageerror", lambda error: faults.append(f"{where}: error: {error}"))
                page.on("request", lambda r: None if r.url == address else faults.append(f"{where}: request: {r.url}"))
                start = time.monotonic()
                page.goto(address)
                print(f"{where}: loaded in {time.monotonic() - start:.2f} s")
                taken[f"{scheme}-{width}"] = page.screenshot(animations="disabled")
                taken[f"{scheme}-{width}-whole"] = page.screenshot(full_page=True, animations="disabled")
                check(page, where, axe, faults)
                page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
                check(page, f"{where}, all open", axe, faults)
                if (width, scheme) == (1440, "light"):
                    page.evaluate("document.querySelectorAll('details').forEach(d => d.open = false)")
                    page.add_style_tag(content="nav{position:static!important}")
                    for name in ("nearby", "occupancy", "quality", "todo"):
                        taken[name] = page.locator(f"#{name}").screenshot()
                context.close()
        still = browser.new_context(viewport={"width": 768, "height": 900}, reduced_motion="reduce").new_page()
        still.goto(address)
        check(still, "less motion", axe, faults)
        if still.evaluate("document.getAnimations().length"):
            faults.append("less motion: something moves")
        page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
        page.goto(address)
        walk(page, faults)
        seen = []
        if page.locator(".slides li").count() > 1:
            # The animation's clock is set, not waited for.
            for second in (1, 11, 21):
                page.evaluate(
                    f"document.getAnimations().forEach(a => {{ a.pause(); a.currentTime = {second * 1000} }})"
                )
                seen.append(
                    page.evaluate("[...document.querySelectorAll('.slides li')].map(l => +getComputedStyle(l).opacity)")
                )
            shown = [[index for index, opacity in enumerate(row) if opacity > 0.5] for row in seen]
            if shown != [[0], [1], [2]]:
                faults.append(f"the strip shows {shown} after 1, 11 and 21 seconds")
        page.emulate_media(media="print")
        for text in page.evaluate(OVERLAPS):
            faults.append(f"print: {text}")
        printed = {paper: page.pdf(format=paper) for paper in ("A4", "Letter")}
        browser.close()
    for fault in faults[:60]:
        print(fault)
    if "KEEP" in os.environ:
        folder = pathlib.Path(os.environ["KEEP"])
        for name, bytes in taken.items():
            (folder / f"{name}.png").write_bytes(bytes)
        for paper, bytes in printed.items():
            (folder / f"{paper}.pdf").write_bytes(bytes)
    if not faults:
        for name, width in KEPT.items():
            (pictures / f"{name}.png").write_bytes(small(taken[name], width))
    print(f"gallery: {len(taken)} pictures looked at, {len(faults)} faults")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
