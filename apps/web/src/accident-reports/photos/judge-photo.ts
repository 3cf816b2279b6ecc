/** What a photo lacks for whoever has to see something on it; one that this browser cannot open is `unopened`. */
export const photoFaults = ['dark', 'bright', 'blurred', 'unopened'] as const
export type PhotoFault = (typeof photoFaults)[number]

/** Grey values from 0 to 255, row by row. */
export interface GreyPicture {
  readonly width: number
  readonly height: number
  readonly grey: Uint8ClampedArray | readonly number[]
}

/** Mean brightness below and above which nothing is told apart. */
const darkBelow = 38
const brightAbove = 240
/** Variance of the edges (Laplacian) of a picture 320 pixels wide: below it no edge is sharp. */
const sharpFrom = 22

/** Judges light before sharpness: in the dark nothing is sharp. Undefined where nothing is wrong. */
export function judgePhoto(picture: GreyPicture): PhotoFault | undefined {
  const light = mean(picture.grey)
  if (light < darkBelow) return 'dark'
  if (light > brightAbove) return 'bright'
  return edgeVariance(picture) < sharpFrom ? 'blurred' : undefined
}

function mean(values: GreyPicture['grey']): number {
  let sum = 0
  for (const value of values) sum += value
  return sum / values.length
}

/** How much each point differs from those around it: a blurred picture has hardly any such points. */
function edgeVariance({ width, height, grey }: GreyPicture): number {
  let sum = 0
  let squares = 0
  let count = 0
  const at = (x: number, y: number) => grey[y * width + x] ?? 0
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const edge = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y)
      sum += edge
      squares += edge * edge
      count += 1
    }
  }
  if (count === 0) return 0
  return squares / count - (sum / count) ** 2
}
