import { randomInt } from 'node:crypto'
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'

export const slideWidth = 300
const slideHeight = 150
export const pieceWidth = 52
/** The knob that makes a piece look like a piece, in pixels. */
const knob = 9

export interface SlidePicture {
  /** Data URLs of the picture with its gap and of the piece that belongs there. */
  readonly background: string
  readonly piece: string
  readonly pieceTop: number
  readonly pieceWidth: number
  readonly width: number
  readonly height: number
}

/** A landscape nobody has seen before, with a gap whose left edge lies at `gap`. */
export function drawSlide(gap: number): SlidePicture {
  const top = randomInt(12, slideHeight - pieceWidth - 12)
  const landscape = createCanvas(slideWidth, slideHeight)
  drawLandscape(landscape.getContext('2d'))

  const piece = createCanvas(pieceWidth, pieceWidth)
  const cut = piece.getContext('2d')
  outline(cut, 0, 0)
  cut.clip()
  cut.drawImage(landscape, -gap, -top)
  outline(cut, 0, 0)
  cut.lineWidth = 3
  cut.strokeStyle = '#FFFFFF'
  cut.stroke()

  const hole = landscape.getContext('2d')
  outline(hole, gap, top)
  hole.fillStyle = 'rgba(12, 24, 32, 0.55)'
  hole.fill()
  hole.lineWidth = 2
  hole.strokeStyle = 'rgba(255, 255, 255, 0.7)'
  hole.stroke()

  return {
    background: landscape.toDataURL('image/png'),
    piece: piece.toDataURL('image/png'),
    pieceTop: top,
    pieceWidth,
    width: slideWidth,
    height: slideHeight,
  }
}

/** A square with a knob to the right and one below. */
function outline(context: SKRSContext2D, x: number, y: number): void {
  const side = pieceWidth - knob
  context.beginPath()
  context.moveTo(x + 1, y + 1)
  context.lineTo(x + side, y + 1)
  context.arc(x + side, y + side / 2, knob - 1, -Math.PI / 2, Math.PI / 2)
  context.lineTo(x + side, y + side)
  context.arc(x + side / 2, y + side, knob - 1, 0, Math.PI)
  context.lineTo(x + 1, y + side)
  context.closePath()
}

function drawLandscape(context: SKRSContext2D): void {
  const hue = randomInt(360)
  const sky = context.createLinearGradient(0, 0, 0, slideHeight)
  sky.addColorStop(0, `hsl(${hue}, 45%, 82%)`)
  sky.addColorStop(1, `hsl(${(hue + 40) % 360}, 50%, 66%)`)
  context.fillStyle = sky
  context.fillRect(0, 0, slideWidth, slideHeight)
  for (let cloud = 0; cloud < 14; cloud++) drawCloud(context, hue)
  for (let range = 0; range < 3; range++) drawHills(context, hue, range)
}

function drawCloud(context: SKRSContext2D, hue: number): void {
  context.fillStyle = `hsla(${(hue + randomInt(60)) % 360}, 60%, ${randomInt(60, 95)}%, 0.6)`
  context.beginPath()
  context.arc(randomInt(slideWidth), randomInt(90), randomInt(6, 26), 0, Math.PI * 2)
  context.fill()
}

function drawHills(context: SKRSContext2D, hue: number, range: number): void {
  context.fillStyle = `hsl(${(hue + 120 + range * 24) % 360}, 38%, ${58 - range * 12}%)`
  context.beginPath()
  context.moveTo(0, slideHeight)
  for (let x = 0; x <= slideWidth; x += 20) {
    context.lineTo(x, 66 + range * 26 + randomInt(-16, 17))
  }
  context.lineTo(slideWidth, slideHeight)
  context.closePath()
  context.fill()
}
