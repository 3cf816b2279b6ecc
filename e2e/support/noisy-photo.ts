import type { Page } from '@playwright/test'

/** As large a picture as the page sends as it is, of dots that no compression makes fewer: some four megabytes. */
const size = { width: 2180, height: 1640 }

/** A JPEG drawn by the browser, whose dots are all by chance. */
export async function noisyPhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async ({ width, height }) => {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    const picture = new ImageData(width, height)
    for (let at = 0; at < picture.data.length; at += 65_536) {
      crypto.getRandomValues(picture.data.subarray(at, at + 65_536))
    }
    for (let at = 3; at < picture.data.length; at += 4) picture.data[at] = 255
    context?.putImageData(picture, 0, 0)
    const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.97 })
    const bytes = new Uint8Array(await photo.arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  }, size)
  return Buffer.from(base64, 'base64')
}
