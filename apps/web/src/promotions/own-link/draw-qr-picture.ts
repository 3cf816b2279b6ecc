import { encode } from 'uqr'

/** In pixels: with it even a short link is large enough for a poster. */
const dot = 24

/** The QR code of a text as the address of a PNG, dark on white with the margin that cameras want. */
export function drawQrPicture(text: string): string {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const canvas = document.createElement('canvas')
  canvas.width = size * dot
  canvas.height = size * dot
  const pen = canvas.getContext('2d')
  if (pen === null) return ''
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000'
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) pen.fillRect(x * dot, y * dot, dot, dot)
    }
  }
  return canvas.toDataURL('image/png')
}
