import { randomInt } from 'node:crypto'
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { captchaFonts } from './captcha-font.ts'
import { anyOf, between } from './chance.ts'
import { anyOutline, type Kind } from './figures.ts'

export const pieceWidth = 54
const radius = pieceWidth / 2 - 1
/** How far a figure leans, in radians. */
const lean = 0.7

interface Place {
  readonly x: number
  readonly y: number
  readonly landscape: Canvas
}

const dark = '12, 24, 32'
const light = '250, 252, 255'

/** A round pane that shows a figure: filled or hollow, somewhere on it, with scratches. */
export function drawGap(context: SKRSContext2D, kind: Kind, place: Place): void {
  onPane(context, place, (ink) => {
    const size = radius * between(0.58, 0.8)
    const [left, top] = [randomInt(-4, 5), randomInt(-4, 5)]
    context.lineJoin = 'round'
    context.beginPath()
    for (const [across, along] of anyOutline(kind, lean)) {
      context.lineTo(left + size * across, top + size * along)
    }
    context.closePath()
    context.fillStyle = context.strokeStyle = `rgba(${ink}, ${between(0.82, 0.95)})`
    context.lineWidth = between(3.2, 4.2)
    if (randomInt(3) === 0) context.stroke()
    else context.fill()
    for (let scratch = 0; scratch < 2; scratch++) drawScratch(context)
  })
}

/** The same pane with a word. */
export function drawWord(context: SKRSContext2D, { word }: Kind, place: Place): void {
  onPane(context, place, (ink) => {
    context.rotate(between(-0.15, 0.15))
    context.font = `${randomInt(30, 35)}px "${captchaFonts().at(-1)}"`
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillStyle = `rgb(${ink})`
    context.fillText(word, randomInt(-1, 2), randomInt(-1, 2))
  })
}

/** Through it shines another part of the landscape; what is drawn on it begins in its middle. */
function onPane(
  context: SKRSContext2D,
  { x, y, landscape }: Place,
  draw: (ink: string) => void,
): void {
  const [ground, ink] = anyOf([dark, light], [light, dark])
  context.save()
  context.translate(x + pieceWidth / 2, y + pieceWidth / 2)
  traceRim(context)
  context.save()
  context.clip()
  drawElsewhere(context, landscape)
  context.fillStyle = `rgba(${ground}, ${between(0.5, 0.65)})`
  context.fill()
  draw(ink)
  context.restore()
  drawRim(context)
  context.restore()
}

function drawScratch(context: SKRSContext2D): void {
  context.strokeStyle = `rgba(${anyOf(dark, light)}, ${between(0.4, 0.7)})`
  context.lineWidth = between(1, 2.2)
  context.beginPath()
  context.moveTo(between(-radius, radius), between(-radius, radius))
  context.lineTo(between(-radius, radius), between(-radius, radius))
  context.stroke()
}

function traceRim(context: SKRSContext2D): void {
  context.beginPath()
  context.arc(0, 0, radius, 0, 2 * Math.PI)
}

function drawRim(context: SKRSContext2D): void {
  for (const color of [light, dark]) {
    context.lineWidth = between(1, 2.4)
    context.strokeStyle = `rgba(${color}, ${between(0.5, 0.8)})`
    context.setLineDash([randomInt(8, 40), randomInt(4, 16), randomInt(8, 40), randomInt(4, 16)])
    context.lineDashOffset = randomInt(80)
    traceRim(context)
    context.stroke()
  }
  context.setLineDash([])
}

/** Any other part of the landscape, stretched, turned and mirrored. */
function drawElsewhere(context: SKRSContext2D, landscape: Canvas): void {
  const size = randomInt(40, 80)
  const left = randomInt(landscape.width - size)
  const top = randomInt(landscape.height - size)
  context.save()
  context.rotate(between(0, 2 * Math.PI))
  context.scale(anyOf(1.1, -1.1), 1.1)
  const half = pieceWidth / 2
  context.drawImage(landscape, left, top, size, size, -half, -half, pieceWidth, pieceWidth)
  context.restore()
}
