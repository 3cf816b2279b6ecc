import type { DrawnPage } from './draw-pdf.ts'

/**
 * Whether somewhere on the page stands a code of exactly these modules (true is dark), drawn
 * `modulePixels` wide each: what a reader of QR codes would find there.
 */
export function showsModules(
  page: DrawnPage,
  modules: readonly (readonly boolean[])[],
  modulePixels: number,
): boolean {
  for (let top = 0; top < page.height; top += 1) {
    for (let left = 0; left < page.width; left += 1) {
      if (isCorner(page, left, top) && standsAt(left, top)) return true
    }
  }
  return false

  function standsAt(left: number, top: number): boolean {
    const middle = (at: number) => Math.floor((at + 0.5) * modulePixels)
    return modules.every((row, y) =>
      row.every(
        (isModuleDark, x) => isDark(page, left + middle(x), top + middle(y)) === isModuleDark,
      ),
    )
  }
}

/** Dark, and light above and at the left, as the first module of every code is. */
function isCorner(page: DrawnPage, x: number, y: number): boolean {
  return isDark(page, x, y) && !isDark(page, x - 1, y) && !isDark(page, x, y - 1)
}

function isDark({ width, pixels }: DrawnPage, x: number, y: number): boolean {
  return (pixels[(y * width + x) * 4] ?? 255) < 128
}
