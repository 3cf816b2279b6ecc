import { createCanvas } from '@napi-rs/canvas'
import { encode } from 'uqr'

/** In pixels: with it even a long link is large enough for a poster. */
const moduleSize = 24

/** The QR code of a link as a PNG, with the quiet margin that readers need. */
export async function drawQrCode(link: string): Promise<Uint8Array> {
  const { data, size } = encode(link, { ecc: 'M', border: 4 })
  const canvas = createCanvas(size * moduleSize, size * moduleSize)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000'
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) context.fillRect(x * moduleSize, y * moduleSize, moduleSize, moduleSize)
    }
  }
  return canvas.encode('png')
}
