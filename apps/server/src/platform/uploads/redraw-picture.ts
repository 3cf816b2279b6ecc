import sharp from 'sharp'
import { uploadRefused } from '../calls/failure.ts'
import { DocumentsBusy } from '../documents/documents.ts'

/** A picture unfolds to four bytes a pixel, however few bytes it came in. */
const pixelsAtMost = 25_000_000
/** No camera packs a photo this tightly; a drawing that is made to keep us busy is far below it. */
const pixelsPerByteAtMost = 400
/** What few bytes may well be: an empty page, or a picture of a screen. */
const freePixels = 4_000_000
/** From the beginning of the work: a file may ask for its pixels to be gone over a hundred times. */
const drawnWithinSeconds = 30

// Whatever a file says of itself, no other reader of the library ever sees it: no SVG, no TIFF, no PDF.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)
// Two pictures at once leave the other cores to those who ask for something else.
sharp.concurrency(1)

/** How many pixels a picture unfolds to, read from its head; rejects where that is more than it may. */
export async function pixelsOf(bytes: Uint8Array): Promise<number> {
  const { width, height } = await readable(sharp(bytes, { limitInputPixels: false }).metadata())
  const pixels = width * height
  if (pixels > pixelsAtMost) {
    throw uploadRefused('照片的像素太高，请用手机相机的普通模式重新拍摄后上传。')
  }
  if (pixels > freePixels && pixels > bytes.length * pixelsPerByteAtMost) {
    throw uploadRefused('这张图片不像是拍摄的照片，请用手机相机重新拍摄后上传。')
  }
  return pixels
}

/**
 * Draws a picture anew, upright and on white, as JPEG: its pixels are all that is kept. Place and
 * time of the photo, its thumbnail and whatever was hidden in or behind it are gone. `pixelsOf` has looked
 * at it before.
 */
export async function redrawPicture(bytes: Uint8Array): Promise<Uint8Array> {
  const picture = sharp(bytes, { limitInputPixels: pixelsAtMost, failOn: 'error' })
    .timeout({ seconds: drawnWithinSeconds })
    .autoOrient()
    .flatten({ background: 'white' })
    .jpeg({ quality: 88 })
  return readable(picture.toBuffer())
}

/** The library's own words may quote the file. Too little time says nothing of it. */
async function readable<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('timeout')) {
      throw new DocumentsBusy('the picture was not drawn in time')
    }
    throw uploadRefused('这张照片打不开，可能已经损坏，请重新拍摄后上传。')
  }
}
