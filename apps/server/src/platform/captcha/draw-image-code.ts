import { randomInt } from 'node:crypto'
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { captchaFonts } from './captcha-font.ts'
import { anyOf, between } from './chance.ts'

const width = 184
const height = 72
/** Room for one character, however it leans. */
const cell = 76
const paper = '#E8EDEF'

/**
 * A picture of the code. Each character has a size, a lean and waves of its own and runs into the
 * next; strokes as thick as theirs cross them, others cut them; and where the blot lies, dark and
 * light change places. People read on; a program finds neither where a character begins nor two alike.
 */
export async function drawImageCode(code: string): Promise<Uint8Array> {
  // White on black, for there the difference of two turns a drawing over.
  const picture = createCanvas(width, height)
  const context = picture.getContext('2d')
  context.fillStyle = '#000000'
  context.fillRect(0, 0, width, height)
  drawStroke(context, '#FFFFFF', between(2, 3.2))
  const widths = Array.from(code, () => randomInt(36, 41))
  let left = randomInt(6, 17) + between(0, 166 - widths.reduce((sum, each) => sum + each, 0))
  for (const [at, character] of [...code].entries()) {
    const own = widths[at] ?? 0
    drawCharacter(context, character, left + own / 2)
    left += own
  }
  // Too thin to turn an h into an n for people.
  drawStroke(context, '#000000', between(0.8, 1.2))
  drawStroke(context, '#FFFFFF', between(1.6, 2.6))
  drawBlot(context)
  for (let dot = 0; dot < 40; dot++) drawDot(context)
  color(context)
  // Packing is half of the work; another thread does it.
  return picture.encode('png')
}

function drawCharacter(context: SKRSContext2D, character: string, middle: number): void {
  const drawn = createCanvas(cell, cell)
  const own = drawn.getContext('2d')
  own.translate(cell / 2, cell / 2)
  own.rotate(between(-0.32, 0.32))
  own.transform(between(0.85, 1.15), between(-0.15, 0.15), between(-0.2, 0.2), 1, 0, 0)
  own.font = `${randomInt(42, 55)}px "${captchaFonts()[randomInt(3)]}"`
  own.textAlign = 'center'
  own.textBaseline = 'middle'
  own.lineJoin = 'round'
  own.fillStyle = own.strokeStyle = '#FFFFFF'
  if (randomInt(8) === 0) {
    own.lineWidth = between(5, 6)
    own.strokeText(character, 0, 0)
    own.globalCompositeOperation = 'destination-out'
  }
  own.fillText(character, 0, 0)
  bendInto(context, drawn, middle - cell / 2, (height - cell) / 2 + randomInt(-7, 8))
}

/** Lays the rows of a drawing along a wave of its own. */
function bendInto(context: SKRSContext2D, drawn: Canvas, left: number, top: number): void {
  const [depth, waves, phase] = [between(1, 3), between(0.08, 0.16), between(0, 6.28)]
  for (let row = 0; row < cell; row += 2) {
    const shift = depth * Math.sin(row * waves + phase)
    context.drawImage(drawn, 0, row, cell, 2, left + shift, top + row, cell, 2)
  }
}

function drawStroke(context: SKRSContext2D, ink: string, thickness: number): void {
  context.strokeStyle = ink
  context.lineWidth = thickness
  context.beginPath()
  context.moveTo(0, randomInt(height))
  context.bezierCurveTo(60, randomInt(height), 120, randomInt(height), width, randomInt(height))
  context.stroke()
}

/** Turns over what lies beneath: half of two characters, or one and its neighbours' sides. */
function drawBlot(context: SKRSContext2D): void {
  const [x, y] = [between(0.2, 0.8) * width, between(0.3, 0.7) * height]
  context.globalCompositeOperation = 'difference'
  context.fillStyle = '#FFFFFF'
  context.beginPath()
  context.ellipse(x, y, randomInt(26, 44), randomInt(16, 30), between(-0.6, 0.6), 0, 2 * Math.PI)
  context.fill()
  context.globalCompositeOperation = 'source-over'
}

function drawDot(context: SKRSContext2D): void {
  context.fillStyle = anyOf('#FFFFFF', '#000000')
  context.fillRect(randomInt(width), randomInt(height), 2, 2)
}

/** Black becomes paper and white ink, which is another from left to right. */
function color(context: SKRSContext2D): void {
  context.globalCompositeOperation = 'difference'
  context.fillStyle = '#FFFFFF'
  context.fillRect(0, 0, width, height)
  const inks = context.createLinearGradient(0, 0, width, randomInt(height))
  inks.addColorStop(0, anyInk())
  inks.addColorStop(1, anyInk())
  context.globalCompositeOperation = 'lighten'
  context.fillStyle = inks
  context.fillRect(0, 0, width, height)
  context.globalCompositeOperation = 'darken'
  context.fillStyle = paper
  context.fillRect(0, 0, width, height)
  context.globalCompositeOperation = 'source-over'
}

function anyInk(): string {
  return anyOf('#33404A', '#005261', '#774700', '#234D9F')
}
