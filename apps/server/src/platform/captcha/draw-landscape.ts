import { randomInt } from 'node:crypto'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { anyOf, between } from './chance.ts'

export const slideWidth = 450
export const slideHeight = 170

/** A landscape nobody has seen before, with lights, shadows and edges as strong as a gap's. */
export function drawLandscape(context: SKRSContext2D): void {
  const hue = randomInt(360)
  const sky = context.createLinearGradient(0, 0, 0, slideHeight)
  sky.addColorStop(0, `hsl(${hue}, 45%, 82%)`)
  sky.addColorStop(1, `hsl(${(hue + 40) % 360}, 50%, 66%)`)
  context.fillStyle = sky
  context.fillRect(0, 0, slideWidth, slideHeight)
  for (let cloud = 0; cloud < 18; cloud++) drawCloud(context, hue)
  for (let range = 0; range < 3; range++) drawHills(context, hue, range)
  for (let patch = 0; patch < 12; patch++) drawPatch(context)
  for (let branch = 0; branch < 12; branch++) drawBranch(context)
}

function drawCloud(context: SKRSContext2D, hue: number): void {
  context.fillStyle = `hsla(${(hue + randomInt(60)) % 360}, 60%, ${randomInt(55, 95)}%, 0.6)`
  context.beginPath()
  context.arc(randomInt(slideWidth), randomInt(100), randomInt(6, 26), 0, Math.PI * 2)
  context.fill()
}

function drawHills(context: SKRSContext2D, hue: number, range: number): void {
  context.fillStyle = `hsl(${(hue + 120 + range * 24) % 360}, 38%, ${60 - range * 11}%)`
  context.beginPath()
  context.moveTo(0, slideHeight)
  for (let x = 0; x <= slideWidth + 18; x += 18) {
    context.lineTo(x, 66 + range * 32 + randomInt(-18, 19))
  }
  context.lineTo(slideWidth, slideHeight)
  context.closePath()
  context.fill()
}

/** A rock, a tree, a gleam: longish, so that nobody takes it for a gap. */
function drawPatch(context: SKRSContext2D): void {
  context.fillStyle = anyOf('rgba(255, 255, 255, 0.4)', 'rgba(12, 24, 32, 0.4)')
  context.beginPath()
  context.ellipse(
    randomInt(slideWidth),
    randomInt(slideHeight),
    randomInt(18, 44),
    randomInt(5, 14),
    between(0, Math.PI),
    0,
    Math.PI * 2,
  )
  context.fill()
}

/** An edge of nothing. */
function drawBranch(context: SKRSContext2D): void {
  const [x, y] = [randomInt(slideWidth), randomInt(slideHeight)]
  const away = () => randomInt(-45, 46)
  context.strokeStyle = anyOf('rgba(255, 255, 255, 0.6)', 'rgba(12, 24, 32, 0.5)')
  context.lineWidth = between(1, 3)
  context.beginPath()
  context.moveTo(x, y)
  context.quadraticCurveTo(x + away(), y + away(), x + away(), y + away())
  context.stroke()
}
