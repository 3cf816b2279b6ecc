import { randomInt } from 'node:crypto'
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { drawLandscape, slideHeight, slideWidth } from './draw-landscape.ts'
import { anyShape, otherShape, outline, type PieceShape, pieceWidth } from './piece-shape.ts'

/** A gap lies clear of where the piece begins, and of the edges. */
const firstGap = pieceWidth + 8
const lastGap = slideWidth - pieceWidth - 4
const edge = 4

export interface SlidePicture {
  /** Data URLs of the picture with its gap and of the piece that belongs there. */
  readonly background: string
  readonly piece: string
  readonly pieceTop: number
  readonly pieceWidth: number
  readonly width: number
  readonly height: number
}

/** The left edge of a gap. */
export function anyGap(): number {
  return randomInt(firstGap, lastGap + 1)
}

/**
 * A landscape with a gap whose left edge lies at `gap`, and beside it another gap that the piece
 * does not fit. People tell them apart by their shape; the eye finds either at once, a search for
 * the darkest place neither for sure.
 */
export async function drawSlide(gap: number): Promise<SlidePicture> {
  const top = randomInt(edge, slideHeight - pieceWidth - edge)
  const shape = anyShape()
  const landscape = createCanvas(slideWidth, slideHeight)
  const context = landscape.getContext('2d')
  drawLandscape(context)

  const piece = createCanvas(pieceWidth, pieceWidth)
  const cut = piece.getContext('2d')
  outline(cut, shape, 0, 0)
  cut.save()
  cut.clip()
  cut.drawImage(landscape, -gap, -top)
  cut.restore()
  cut.lineWidth = 2
  cut.strokeStyle = '#FFFFFF'
  cut.stroke()

  const shade = randomInt(2) === 0 ? 'rgba(12, 24, 32, 0.5)' : 'rgba(250, 252, 255, 0.6)'
  drawHole(context, shape, { x: gap, y: top, shade })
  drawHole(context, otherShape(shape), { x: gapBeside(gap), y: top, shade })

  // Most of the work is packing, which other threads do.
  const [background, pieceUrl] = await Promise.all([
    landscape.toDataURLAsync('image/jpeg', 82),
    piece.toDataURLAsync('image/png'),
  ])
  return {
    background,
    piece: pieceUrl,
    pieceTop: top,
    pieceWidth,
    width: slideWidth,
    height: slideHeight,
  }
}

interface Hole {
  readonly x: number
  readonly y: number
  readonly shade: string
}

function drawHole(context: SKRSContext2D, shape: PieceShape, { x, y, shade }: Hole): void {
  outline(context, shape, x, y)
  context.fillStyle = shade
  context.fill()
  context.lineWidth = 2
  context.strokeStyle = 'rgba(255, 255, 255, 0.8)'
  context.stroke()
}

/** Where another gap has room; one side or the other always has. */
function gapBeside(gap: number): number {
  const apart = pieceWidth + edge
  const places: number[] = []
  for (let at = firstGap; at <= lastGap; at++) if (Math.abs(at - gap) >= apart) places.push(at)
  return places[randomInt(places.length)] ?? firstGap
}
