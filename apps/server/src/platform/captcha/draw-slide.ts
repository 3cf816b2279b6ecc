import { randomInt } from 'node:crypto'
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { drawGap, drawWord, pieceWidth } from './draw-disc.ts'
import { drawLandscape, slideHeight, slideWidth } from './draw-landscape.ts'
import { anyKinds, type Kind } from './figures.ts'

const width = 512
const height = 256
let tile: Canvas | undefined

/** Lays grain over everything, or over what is clipped: drawn once, it lies elsewhere each time. */
function layGrain(context: SKRSContext2D): void {
  tile ??= drawTile()
  const { canvas } = context
  const [left, top] = [randomInt(width), randomInt(height)]
  for (let x = -left; x < canvas.width; x += width) {
    for (let y = -top; y < canvas.height; y += height) context.drawImage(tile, x, y)
  }
}

function drawTile(): Canvas {
  const drawn = createCanvas(width, height)
  const context = drawn.getContext('2d')
  for (let dot = 0; dot < 4000; dot++) {
    context.fillStyle = randomInt(2) === 0 ? 'rgba(255, 255, 255, 0.2)' : 'rgba(0, 0, 0, 0.18)'
    context.fillRect(randomInt(width), randomInt(height), randomInt(1, 4), randomInt(1, 4))
  }
  return drawn
}

/** The piece covers less than a third of a gap from where it begins. */
const firstGap = 38
const lastGap = slideWidth - pieceWidth - 2
const edge = 4
/** Between the left edges of two gaps. */
const apart = pieceWidth + 2

export interface SlidePicture {
  /** Data URLs of the picture with its gaps and of the piece that belongs into one of them. */
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
 * A landscape with a row of round gaps, each with a figure, and a piece with the word for that of
 * the first. People read it and lay a disc on a disc. A program that compares pictures finds the
 * gaps too, but the piece is like none of them: it says only in words where it belongs.
 */
export async function drawSlide(
  gap: number,
  others: readonly number[] = gapsBeside(gap),
): Promise<SlidePicture> {
  const top = randomInt(edge, slideHeight - pieceWidth - edge)
  const landscape = createCanvas(slideWidth, slideHeight)
  drawLandscape(landscape.getContext('2d'))
  const { kind, others: otherKinds } = anyKinds(others.length)

  const picture = createCanvas(slideWidth, slideHeight)
  const context = picture.getContext('2d')
  context.drawImage(landscape, 0, 0)
  drawGap(context, kind, { x: gap, y: top, landscape })
  for (const [at, x] of others.entries()) {
    drawGap(context, otherKinds[at] ?? kind, { x, y: top, landscape })
  }
  layGrain(context)
  const piece = drawPiece(kind, landscape)

  // Most of the work is packing, which other threads do.
  const [background, pieceUrl] = await Promise.all([
    picture.toDataURLAsync('image/jpeg', 60),
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

function drawPiece(kind: Kind, landscape: Canvas): Canvas {
  const piece = createCanvas(pieceWidth, pieceWidth)
  const context = piece.getContext('2d')
  drawWord(context, kind, { x: 0, y: 0, landscape })
  context.globalCompositeOperation = 'source-atop'
  layGrain(context)
  context.lineWidth = 3
  context.strokeStyle = '#FFFFFF'
  context.beginPath()
  context.arc(pieceWidth / 2, pieceWidth / 2, pieceWidth / 2 - 2, 0, 2 * Math.PI)
  context.stroke()
  return piece
}

/** As many others as have room: five or six. */
export function gapsBeside(gap: number): number[] {
  return [...gapsFrom(gap, -1), ...gapsFrom(gap, 1)]
}

/** Steps away from the gap, and shares what room is left over. */
function gapsFrom(gap: number, direction: 1 | -1): number[] {
  const room = direction === 1 ? lastGap - gap : gap - firstGap
  const count = Math.floor(room / apart)
  const shifts = Array.from({ length: count }, () => randomInt(room - count * apart + 1))
  shifts.sort((one, other) => one - other)
  return shifts.map((shift, at) => gap + direction * ((at + 1) * apart + shift))
}
