import { randomInt } from 'node:crypto'
import type { SKRSContext2D } from '@napi-rs/canvas'

export const slideWidth = 300
export const slideHeight = 150

/** A landscape nobody has seen before, grainy, with lights and shadows as strong as a gap's. */
export function drawLandscape(context: SKRSContext2D): void {
  const hue = randomInt(360)
  const sky = context.createLinearGradient(0, 0, 0, slideHeight)
  sky.addColorStop(0, `hsl(${hue}, 45%, 82%)`)
  sky.addColorStop(1, `hsl(${(hue + 40) % 360}, 50%, 66%)`)
  context.fillStyle = sky
  context.fillRect(0, 0, slideWidth, slideHeight)
  for (let cloud = 0; cloud < 14; cloud++) drawCloud(context, hue)
  for (let range = 0; range < 3; range++) drawHills(context, hue, range)
  for (let patch = 0; patch < 9; patch++) drawPatch(context)
  for (let grain = 0; grain < 900; grain++) drawGrain(context)
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

/** A rock, a tree, a gleam: round, so that nobody takes it for a gap. */
function drawPatch(context: SKRSContext2D): void {
  context.fillStyle = randomInt(3) === 0 ? 'rgba(255, 255, 255, 0.4)' : 'rgba(12, 24, 32, 0.45)'
  context.beginPath()
  context.ellipse(
    randomInt(slideWidth),
    randomInt(slideHeight),
    randomInt(10, 34),
    randomInt(8, 22),
    randomInt(314) / 100,
    0,
    Math.PI * 2,
  )
  context.fill()
}

function drawGrain(context: SKRSContext2D): void {
  context.fillStyle = randomInt(2) === 0 ? 'rgba(255, 255, 255, 0.25)' : 'rgba(0, 0, 0, 0.22)'
  context.fillRect(randomInt(slideWidth), randomInt(slideHeight), randomInt(1, 4), randomInt(1, 4))
}
