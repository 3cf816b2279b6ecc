import { randomInt } from 'node:crypto'
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'

const width = 512
const height = 256
let tile: Canvas | undefined

/** Lays grain over everything, or over what is clipped: drawn once, it lies elsewhere each time. */
export function layGrain(context: SKRSContext2D): void {
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
