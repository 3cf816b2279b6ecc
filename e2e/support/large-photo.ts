import type { Page } from '@playwright/test'

/** As the cameras of phones take them at most: 50 megapixels, more than the service opens. */
const largest = { width: 8160, height: 6120 }

/** A JPEG that large, drawn by the browser. */
export async function largePhoto(page: Page, size = largest): Promise<Buffer> {
  const base64 = await page.evaluate(async ({ width, height }) => {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    context?.fillRect(width / 4, height / 4, width / 2, height / 2)
    const photo = await canvas.convertToBlob({ type: 'image/jpeg' })
    const bytes = new Uint8Array(await photo.arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  }, size)
  return Buffer.from(base64, 'base64')
}
