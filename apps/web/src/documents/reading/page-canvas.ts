interface Size {
  readonly width: number
  readonly height: number
}

/** 32 MB a page: cheap phones hold a few of these, and no browser we serve refuses one. */
const pixelsAtMost = 8_000_000

/** How many pixels a page gets, shown `across` CSS pixels wide: those of the screen, within bounds. */
export function canvasSize(page: Size, across: number, pixelRatio: number): Size {
  const sharp = (across * pixelRatio) / page.width
  const bearable = Math.sqrt(pixelsAtMost / (page.width * page.height))
  const scale = Math.min(sharp, bearable)
  return { width: Math.floor(page.width * scale), height: Math.floor(page.height * scale) }
}
