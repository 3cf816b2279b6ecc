import { createCanvas, loadImage } from '@napi-rs/canvas'
import { everything, windows } from './small-net.ts'

/** What a code is made of. */
export interface Script {
  readonly alphabet: string
  /** Where each character stands on average, in pixels of the picture. */
  readonly middles: readonly number[]
}

/** A picture of a code, half as large and in gray. */
export interface SeenCode {
  readonly pixels: Float64Array
  readonly code: string
}

const width = 92
const height = 36
/** What is looked at for one character. */
const part = 34
const together = 8

export async function seenCode(code: string, png: Uint8Array): Promise<SeenCode> {
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(await loadImage(Buffer.from(png)), 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  const pixels = Float64Array.from({ length: width * height }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(4 * at, 4 * at + 3)
    return (red + green + blue) / 382 - 1
  })
  return { pixels, code }
}

/**
 * A small convolutional network for one character, looking at a part of the picture around where it
 * is on average: three layers of windows, then a guess. It learns from all places of the code alike.
 */
export function newReader({ alphabet, middles }: Script) {
  const first = windows({ width: part, height, depth: 1 }, 12)
  const second = windows(first.shape, 24)
  const third = windows(second.shape, 40)
  const { shape } = third
  const last = everything(shape.width * shape.height * shape.depth, alphabet.length)
  const layers = [first.layer, second.layer, third.layer, last]
  let learnt = 0

  return { learn, read }

  function answer(pixels: Float64Array, place: number): Float64Array {
    const seen = partOf(pixels, Math.round((middles[place] ?? 0) / 2 - part / 2))
    return layers.reduce((each, layer) => layer.forward(each), seen)
  }

  function learn({ pixels, code }: SeenCode, rate: number): void {
    for (const [place, character] of [...code].entries()) {
      const tooHigh = likelihoods(answer(pixels, place))
      const meant = alphabet.indexOf(character)
      tooHigh[meant] = (tooHigh[meant] ?? 0) - 1
      layers.reduceRight((high, layer) => layer.backward(high), tooHigh)
    }
    learnt += 1
    if (learnt % together === 0) {
      for (const layer of layers) layer.step(rate, together * middles.length)
    }
  }

  function read(pixels: Float64Array): string {
    const characters = middles.map((_, place) => {
      const guesses = answer(pixels, place)
      return alphabet[guesses.indexOf(Math.max(...guesses))]
    })
    return characters.join('')
  }
}

function partOf(pixels: Float64Array, left: number): Float64Array {
  return Float64Array.from({ length: part * height }, (_, at) => {
    const x = left + (at % part)
    return x < 0 || x >= width ? 0 : (pixels[Math.floor(at / part) * width + x] ?? 0)
  })
}

function likelihoods(guesses: Float64Array): Float64Array {
  const most = Math.max(...guesses)
  const raised = guesses.map((guess) => Math.exp(guess - most))
  const sum = raised.reduce((total, each) => total + each, 0)
  return raised.map((each) => each / sum)
}
