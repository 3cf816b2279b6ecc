import { isPhoto } from '../../client/files/is-photo.ts'
import { isTooLarge } from '../../client/files/size-fault.ts'
import { judgePhoto, type PhotoFault } from './judge-photo.ts'

/** So wide is a picture looked at: enough for edges, little for an old phone. */
const judgedWidth = 320

export interface ReadPhoto {
  /** What is kept and sent of it. */
  readonly picture: Blob
  readonly fault: PhotoFault | undefined
}

/** Why nothing was made of a chosen file. */
export type NoPhoto = 'not-taken' | 'too-large'

/**
 * Makes a chosen photo ready, and looks whether something can be seen on it. `not-taken` where nobody opens it, neither
 * this phone nor the service; `too-large` where this phone cannot make it small enough for the service.
 */
export async function readPhoto(chosen: File): Promise<ReadPhoto | NoPhoto> {
  const loaded = await import('../../client/files/smaller-picture.ts').catch(() => undefined)
  const picture = loaded === undefined ? chosen : await loaded.smallerPicture(chosen)
  const isTaken = await isPhoto(picture).catch(() => false)
  if (!isTaken) return 'not-taken'
  return isTooLarge(picture) ? 'too-large' : { picture, fault: await faultIn(picture) }
}

async function faultIn(picture: Blob): Promise<PhotoFault | undefined> {
  // The service judges what an old browser cannot look at.
  if (typeof createImageBitmap === 'undefined') return undefined
  const bitmap = await createImageBitmap(picture).catch(() => undefined)
  if (bitmap === undefined) return 'unopened'
  try {
    const width = Math.min(judgedWidth, bitmap.width)
    const height = Math.max(1, Math.round((bitmap.height * width) / bitmap.width))
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (context === null) return undefined
    context.drawImage(bitmap, 0, 0, width, height)
    const { data } = context.getImageData(0, 0, width, height)
    const grey = new Uint8ClampedArray(width * height)
    for (let at = 0; at < grey.length; at++) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3)
      grey[at] = 0.299 * red + 0.587 * green + 0.114 * blue
    }
    return judgePhoto({ width, height, grey })
  } finally {
    bitmap.close()
  }
}
