import sharp from 'sharp'
import { uploadRefused } from '../calls/failure.ts'

/** A picture unfolds to four bytes a pixel, however few bytes it came in. */
const pixelsAtMost = 25_000_000

// Whatever a file says of itself, no other reader of the library ever sees it: no SVG, no TIFF, no PDF.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)
// Two pictures at once leave the other cores to those who ask for something else.
sharp.concurrency(1)

/**
 * Draws a picture anew, upright and on white, as JPEG: its pixels are all that is kept. Place and
 * time of the photo, its thumbnail and whatever was hidden in or behind it are gone.
 */
export async function redrawPicture(bytes: Uint8Array): Promise<Uint8Array> {
  const { width, height } = await readable(sharp(bytes, { limitInputPixels: false }).metadata())
  if (width * height > pixelsAtMost) {
    throw uploadRefused('照片的像素太高，请用手机相机的普通模式重新拍摄后上传。')
  }
  const picture = sharp(bytes, { limitInputPixels: pixelsAtMost, failOn: 'error' })
  return readable(
    picture.autoOrient().flatten({ background: 'white' }).jpeg({ quality: 88 }).toBuffer(),
  )
}

/** The library's own words may quote the file. */
async function readable<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading
  } catch {
    throw uploadRefused('这张照片打不开，可能已经损坏，请重新拍摄后上传。')
  }
}
