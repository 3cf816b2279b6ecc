import { randomInt } from 'node:crypto'
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { captchaFonts } from './captcha-font.ts'

const width = 184
const height = 72
const paper = '#E8EDEF'
const inks = ['#33404A', '#005261', '#774700', '#234D9F']

/**
 * A picture of the code: each character leans its own way and is drawn in its own manner, lines
 * cross them, and the whole is bent, so that no two drawings of a character are alike.
 */
export async function drawImageCode(code: string): Promise<Uint8Array> {
  const flat = createCanvas(width, height)
  const context = flat.getContext('2d')
  context.fillStyle = paper
  context.fillRect(0, 0, width, height)
  for (let line = 0; line < 2; line++) drawLine(context, { color: anyInk(), alpha: 0.5 })
  let left = randomInt(8, 16)
  for (const character of code) {
    drawCharacter(context, character, left + 20)
    left += randomInt(37, 44)
  }
  // One scratches the strokes, too thin to turn an h into a b for people; the other joins characters.
  drawLine(context, { color: paper, alpha: 1, thickness: 1.2 })
  drawLine(context, { color: anyInk(), alpha: 0.6 })
  for (let dot = 0; dot < 60; dot++) drawDot(context)
  // Packing is half of the work; another thread does it.
  return bend(bend(flat, 'columns'), 'rows').encode('png')
}

function drawCharacter(context: SKRSContext2D, character: string, middle: number): void {
  const ink = anyInk()
  context.save()
  context.translate(middle, height / 2 + randomInt(-5, 6))
  context.rotate((randomInt(-22, 23) * Math.PI) / 180)
  context.transform(
    randomInt(85, 116) / 100,
    randomInt(-14, 15) / 100,
    randomInt(-22, 23) / 100,
    randomInt(90, 116) / 100,
    0,
    0,
  )
  context.font = `${randomInt(42, 50)}px "${anyOf(captchaFonts())}"`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = ink
  context.strokeStyle = ink
  context.lineJoin = 'round'
  if (randomInt(5) === 0) drawHollow(context, character)
  else context.fillText(character, 0, 0)
  context.restore()
}

function drawHollow(context: SKRSContext2D, character: string): void {
  context.lineWidth = 6
  context.strokeText(character, 0, 0)
  context.fillStyle = paper
  context.fillText(character, 0, 0)
}

interface Line {
  readonly color: string
  readonly alpha: number
  readonly thickness?: number
}

function drawLine(context: SKRSContext2D, { color, alpha, thickness }: Line): void {
  context.strokeStyle = color
  context.globalAlpha = alpha
  context.lineWidth = thickness ?? randomInt(2, 4)
  context.beginPath()
  context.moveTo(0, randomInt(height))
  context.bezierCurveTo(60, randomInt(height), 120, randomInt(height), width, randomInt(height))
  context.stroke()
  context.globalAlpha = 1
}

function drawDot(context: SKRSContext2D): void {
  context.fillStyle = randomInt(2) === 0 ? '#FFFFFF' : anyInk()
  context.fillRect(randomInt(width), randomInt(height), 2, 2)
}

/** Moves every column up or down, or every row left or right, along a wave of its own. */
function bend(flat: Canvas, along: 'columns' | 'rows'): Canvas {
  const bent = createCanvas(width, height)
  const context = bent.getContext('2d')
  context.fillStyle = paper
  context.fillRect(0, 0, width, height)
  const depth = randomInt(22, 36) / 10
  const waves = (2 * Math.PI) / randomInt(55, 90)
  const phase = randomInt(628) / 100
  const length = along === 'columns' ? width : height
  for (let at = 0; at < length; at++) {
    const shift = depth * Math.sin(at * waves + phase)
    if (along === 'columns') context.drawImage(flat, at, 0, 1, height, at, shift, 1, height)
    else context.drawImage(flat, 0, at, width, 1, shift, at, width, 1)
  }
  return bent
}

function anyInk(): string {
  return anyOf(inks)
}

function anyOf(choices: readonly string[]): string {
  return choices[randomInt(choices.length)] ?? ''
}
