import { maxLength, pipe, string } from 'valibot'
import { judged } from '../judged.ts'

/** A point of a stroke, in thousandths of the box that was signed in. */
export type SignaturePoint = readonly [x: number, y: number]

const again = '签名没有读到，请重写一次'

/**
 * A name drawn by hand: strokes parted by `|`, their points by spaces, `120,340 125,360|…`. A dot or a short
 * line is nobody's name.
 */
export const signature = pipe(
  string('请在框里签上您的名字'),
  maxLength(40_000, '签名太长，请重写一次'),
  judged((text) => {
    if (text === '') return '请在框里签上您的名字'
    if (!/^\d{1,4},\d{1,4}(?:[ |]\d{1,4},\d{1,4})*$/.test(text)) return again
    const strokes = strokesOf(text)
    if (strokes.flat(2).some((place) => place > 1000)) return again
    return isName(strokes) ? undefined : '签名太短，请在框里写上您的全名'
  }),
)

export function strokesOf(text: string): SignaturePoint[][] {
  return text.split('|').map((stroke) =>
    stroke.split(' ').map((point): SignaturePoint => {
      const [x = 0, y = 0] = point.split(',').map(Number)
      return [x, y]
    }),
  )
}

export function signatureText(strokes: readonly (readonly SignaturePoint[])[]): string {
  return strokes
    .map((stroke) => stroke.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join(' '))
    .join('|')
}

/** Of the box: how wide or high a name is at least, and how long its lines are together. */
const leastExtent = 120
const leastInk = 300

function isName(strokes: readonly (readonly SignaturePoint[])[]): boolean {
  const points = strokes.flat()
  const extents = [0, 1].map((axis) => {
    const places = points.map((point) => point[axis] ?? 0)
    return Math.max(...places) - Math.min(...places)
  })
  const ink = strokes.map(lengthOf).reduce((sum, length) => sum + length, 0)
  return Math.max(...extents) >= leastExtent && ink >= leastInk
}

function lengthOf(stroke: readonly SignaturePoint[]): number {
  return stroke.slice(1).reduce((sum, [x, y], at) => {
    const [fromX, fromY] = stroke[at] ?? [x, y]
    return sum + Math.hypot(x - fromX, y - fromY)
  }, 0)
}
