import { isPhoto } from './is-photo.ts'
import { isTooLarge } from './size-fault.ts'

/** Of the long side, in pixels: small print on a photographed page can still be read. */
const longSideAtMost = 3000
const quality = 0.85

/**
 * A picture that is larger than anybody has to read it, drawn anew as a smaller JPEG: a slow
 * connection can carry that, and the service takes it; so is one of a kind that only this browser opens (HEIC),
 * and one of too many bytes for its size (a phone has put a film behind it).
 * Everything else, also what this browser cannot open, comes back as it is.
 */
export async function smallerPicture(file: File): Promise<File> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    try {
      const share = Math.min(1, longSideAtMost / Math.max(bitmap.width, bitmap.height))
      const isKept = share === 1 && !isTooLarge(file) && (await isPhoto(file))
      return isKept ? file : await drawn(bitmap, share, file)
    } finally {
      bitmap.close()
    }
  } catch {
    return file
  }
}

async function drawn(bitmap: ImageBitmap, share: number, { name }: File): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * share)
  canvas.height = Math.round(bitmap.height * share)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser draws no pictures')
  // A JPEG has nothing to see through: it would turn black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const jpeg = await jpegOf(canvas)
  // Phones give the memory of a large canvas back late, unless it has become small.
  canvas.width = 0
  return new File([jpeg], name.replace(/(\.\w+)?$/, '.jpg'), { type: jpeg.type })
}

function jpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob === null ? reject(new Error('the canvas is too large')) : resolve(blob)
    canvas.toBlob(done, 'image/jpeg', quality)
  })
}
