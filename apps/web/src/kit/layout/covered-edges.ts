/** What is seen of the page, in CSS pixels: `window.visualViewport`. */
interface SeenPart {
  readonly height: number
  readonly offsetTop: number
  readonly scale: number
}

/** How much of a full-height overlay the on-screen keyboard covers, above and below what is seen. */
export function coveredEdges({ height, offsetTop, scale }: SeenPart, overlayHeight: number) {
  // Who has zoomed in sees a part as well, and wants nothing to move for it.
  const isZoomed = scale > 1.01
  if (isZoomed) return { top: 0, bottom: 0 }
  return { top: offsetTop, bottom: Math.max(0, overlayHeight - offsetTop - height) }
}
