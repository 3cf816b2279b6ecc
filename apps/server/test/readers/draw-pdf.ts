import { createRequire } from 'node:module'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The canvas that pdfjs itself brings along: it takes no paths from another version. */
const require = createRequire(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const { createCanvas }: typeof import('@napi-rs/canvas') = require('@napi-rs/canvas')

/** A page as pixels: four bytes each (red, green, blue, alpha), row by row from the top. */
export interface DrawnPage {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8ClampedArray
}

/** Page `number`, counted from 1, as another program than wrote it draws it; scale 1 is 72 dpi. */
export async function drawPage(
  bytes: Uint8Array,
  { number = 1, scale }: { readonly number?: number; readonly scale: number },
): Promise<DrawnPage> {
  // Glyphs are drawn from the file's own fonts, so that every machine draws the same.
  const task = getDocument({
    data: Uint8Array.from(bytes),
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
  })
  try {
    const page = await (await task.promise).getPage(number)
    const viewport = page.getViewport({ scale })
    const canvas = createCanvas(Math.floor(viewport.width), Math.floor(viewport.height))
    await page.render({ canvas, viewport }).promise
    const { width, height } = canvas
    const pixels = canvas.getContext('2d').getImageData(0, 0, width, height).data
    return { width, height, pixels }
  } finally {
    await task.destroy()
  }
}
