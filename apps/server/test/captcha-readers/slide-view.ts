import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { SlidePicture } from '../../src/platform/captcha/draw-slide.ts'

/** One value for each pixel, row by row. */
export interface Plane {
  readonly width: number
  readonly height: number
  readonly values: Float32Array
}

/** What a program sees of a slide, in gray without grain, and where in it there are edges. */
export interface SlideView {
  readonly picture: Plane
  readonly piece: Plane
  readonly pictureEdges: Plane
  readonly pieceEdges: Plane
  readonly top: number
}

export async function viewOf(slide: SlidePicture): Promise<SlideView> {
  const picture = blurred(await grayOf(slide.background))
  const piece = blurred(await grayOf(slide.piece))
  const [pictureEdges, pieceEdges] = [edgesOf(picture), edgesOf(piece)]
  return { picture, piece, pictureEdges, pieceEdges, top: slide.pieceTop }
}

export function at({ width, height, values }: Plane, x: number, y: number): number {
  const inX = Math.min(width - 1, Math.max(0, Math.round(x)))
  const inY = Math.min(height - 1, Math.max(0, Math.round(y)))
  return values[inY * width + inX] ?? 0
}

function edgesOf(plane: Plane): Plane {
  const edges = mapped(plane, (x, y) =>
    Math.hypot(
      at(plane, x + 1, y) - at(plane, x - 1, y),
      at(plane, x, y + 1) - at(plane, x, y - 1),
    ),
  )
  return blurred(edges)
}

function blurred(plane: Plane): Plane {
  const rows = mapped(plane, (x, y) => at(plane, x - 1, y) + at(plane, x, y) + at(plane, x + 1, y))
  return mapped(rows, (x, y) => (at(rows, x, y - 1) + at(rows, x, y) + at(rows, x, y + 1)) / 9)
}

function mapped({ width, height }: Plane, valueAt: (x: number, y: number) => number): Plane {
  const values = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) values[y * width + x] = valueAt(x, y)
  }
  return { width, height, values }
}

async function grayOf(url: string): Promise<Plane> {
  const image = await loadImage(Buffer.from(url.split(',')[1] ?? '', 'base64'))
  const { width, height } = image
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, width, height)
  const values = Float32Array.from({ length: width * height }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(4 * pixel, 4 * pixel + 3)
    return 0.3 * red + 0.6 * green + 0.1 * blue
  })
  return { width, height, values }
}
