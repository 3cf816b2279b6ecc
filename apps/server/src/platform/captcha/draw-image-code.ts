import { randomInt } from 'node:crypto'
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { captchaFont } from './captcha-font.ts'

const width = 184
const height = 72
const inks = ['#33404A', '#005261', '#774700', '#234D9F']

/** A picture of the code: each character leans its own way, lines cross them, dots hide edges. */
export function drawImageCode(code: string): Uint8Array {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#E8EDEF'
  context.fillRect(0, 0, width, height)
  for (let line = 0; line < 4; line++) drawLine(context)
  for (const [index, character] of [...code].entries()) drawCharacter(context, character, index)
  for (let dot = 0; dot < 70; dot++) drawDot(context)
  return canvas.toBuffer('image/png')
}

function drawCharacter(context: SKRSContext2D, character: string, index: number): void {
  context.save()
  context.translate(28 + index * 43 + randomInt(-4, 5), height / 2 + randomInt(-6, 7))
  context.rotate((randomInt(-22, 23) * Math.PI) / 180)
  context.transform(1, randomInt(-15, 16) / 100, randomInt(-20, 21) / 100, 1, 0, 0)
  context.font = `700 ${randomInt(40, 49)}px ${captchaFont()}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = anyInk()
  context.fillText(character, 0, 0)
  context.restore()
}

function drawLine(context: SKRSContext2D): void {
  context.strokeStyle = anyInk()
  context.globalAlpha = 0.5
  context.lineWidth = randomInt(2, 4)
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

function anyInk(): string {
  return inks[randomInt(inks.length)] ?? '#33404A'
}
