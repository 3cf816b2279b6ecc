import { slideWidth } from '../../src/platform/captcha/draw-landscape.ts'
import { at, type Plane, type SlideView } from './slide-view.ts'

/** Where a program would let the piece go; it is told where gaps are, which would be found easily. */
export type SlideSolver = (view: SlideView, gaps: readonly number[]) => number

/** A way to lay the piece on a gap: turned, stretched and moved. */
interface Pose {
  readonly turn: number
  readonly scale: number
  readonly x: number
  readonly y: number
}

interface Point {
  readonly x: number
  readonly y: number
}

const size = 54
/** The piece covers what lies before it. */
const firstPlace = 36
const middle = (size - 1) / 2
/** Of the figure on a disc; the rim is alike everywhere. */
const reach = 21
const upright: readonly Pose[] = [{ turn: 0, scale: 1, x: 0, y: 0 }]
const leaning = posesOf([-45, -30, -15, 0, 15, 30, 45], [0.85, 1.1])
const inside = discOf(reach)
const everyPlace = Array.from(
  { length: slideWidth - size - firstPlace },
  (_, at) => firstPlace + at,
)

/** Correlations, from the plain to those made for these very pictures. */
export const slideSolvers: Readonly<Record<string, SlideSolver>> = {
  'the darkest place': ({ picture, top }) => anywhere((x) => -brightness(picture, x, top)),
  'the brightest place': ({ picture, top }) => anywhere((x) => brightness(picture, x, top)),
  'the piece, anywhere in its row'({ picture, piece, top }) {
    const likeness = likenessTo(piece, upright)
    return anywhere((x) => likeness(picture, x, top).most)
  },
  'a seam that goes on, anywhere in its row': ({ picture, piece, top }) =>
    anywhere((x) => -seam(picture, piece, x, top)),
  'a seam that goes on, at the gaps': ({ picture, piece, top }, gaps) =>
    bestOf(gaps, (x) => -seam(picture, piece, x, top)),
  'the piece on each gap': ({ picture, piece, top }, gaps) => {
    const likeness = likenessTo(piece, upright)
    return bestOf(gaps, (x) => likeness(picture, x, top).most)
  },
  'the piece or its negative, however it leans'({ picture, piece, top }, gaps) {
    const likeness = likenessTo(piece, leaning)
    return bestOf(gaps, (x) => {
      const { most, least } = likeness(picture, x, top)
      return Math.max(most, -least)
    })
  },
  'edges on edges': edgesWith(upright),
  'edges on edges, however it leans': edgesWith(leaning),
  'ring by ring, however it leans'({ pictureEdges, pieceEdges, top }, gaps) {
    const wanted = rings(pieceEdges, 0, 0)
    return bestOf(gaps, (x) => correlation(rings(pictureEdges, x, top), wanted))
  },
}

function edgesWith(poses: readonly Pose[]): SlideSolver {
  return ({ pictureEdges, pieceEdges, top }, gaps) => {
    const likeness = likenessTo(pieceEdges, poses)
    return bestOf(gaps, (x) => likeness(pictureEdges, x, top).most)
  }
}

function posesOf(degrees: readonly number[], scales: readonly number[]): Pose[] {
  const shifts = [-2, 0, 2].flatMap((x) => [-2, 0, 2].map((y) => ({ x, y })))
  return degrees.flatMap((turn) =>
    scales.flatMap((scale) =>
      shifts.map((shift) => ({ ...shift, scale, turn: (turn * Math.PI) / 180 })),
    ),
  )
}

/** How alike what lies at a place is to the piece, in the most and in the least like of these poses. */
function likenessTo(piece: Plane, poses: readonly Pose[]) {
  const laid = poses.map(({ turn, scale, x: left, y: top }) => {
    const [along, across] = [Math.cos(turn) / scale, Math.sin(turn) / scale]
    return inside.map(({ x, y }) =>
      at(
        piece,
        middle + along * (x - left) + across * (y - top),
        middle - across * (x - left) + along * (y - top),
      ),
    )
  })
  return (plane: Plane, left: number, top: number) => {
    const seen = inside.map(({ x, y }) => at(plane, left + middle + x, top + middle + y))
    const all = laid.map((values) => correlation(seen, values))
    return { most: Math.max(...all), least: Math.min(...all) }
  }
}

/** How much differs right across the edge of the piece, if it lay here. */
function seam(plane: Plane, piece: Plane, x: number, y: number): number {
  let differs = 0
  for (let angle = 0; angle < 6.28; angle += 0.05) {
    const [across, along] = [Math.cos(angle), Math.sin(angle)]
    const outside = at(plane, x + middle + 29 * across, y + middle + 29 * along)
    differs += Math.abs(outside - at(piece, middle + 22 * across, middle + 22 * along))
  }
  return differs
}

function brightness(plane: Plane, x: number, y: number): number {
  return sum(inside, (point) => at(plane, x + middle + point.x, y + middle + point.y))
}

/** How much of it lies how far from the middle. */
function rings(plane: Plane, left: number, top: number): number[] {
  const sums = Array.from({ length: reach + 1 }, () => 0)
  const counts = sums.map(() => 0.001)
  for (const { x, y } of inside) {
    const ring = Math.round(Math.hypot(x, y))
    sums[ring] = (sums[ring] ?? 0) + at(plane, left + middle + x, top + middle + y)
    counts[ring] = (counts[ring] ?? 0) + 1
  }
  return sums.map((total, ring) => total / (counts[ring] ?? 1))
}

function discOf(radius: number): Point[] {
  const points: Point[] = []
  for (let y = -radius; y <= radius; y += 1.8) {
    for (let x = -radius; x <= radius; x += 1.8)
      if (Math.hypot(x, y) < radius) points.push({ x, y })
  }
  return points
}

function anywhere(score: (x: number) => number): number {
  return bestOf(everyPlace, score)
}

function bestOf(places: readonly number[], score: (x: number) => number): number {
  const scores = places.map(score)
  return places[scores.indexOf(Math.max(...scores))] ?? 0
}

function correlation(ones: readonly number[], others: readonly number[]): number {
  const [oneMean, otherMean] = [sum(ones, Number) / ones.length, sum(others, Number) / ones.length]
  let [products, oneSquares, otherSquares] = [0, 0, 1e-9]
  for (const [place, one] of ones.entries()) {
    const [a, b] = [one - oneMean, (others[place] ?? 0) - otherMean]
    products += a * b
    oneSquares += a * a
    otherSquares += b * b
  }
  return products / Math.sqrt((oneSquares + 1e-9) * otherSquares)
}

function sum<T>(all: readonly T[], of: (each: T) => number): number {
  let total = 0
  for (const each of all) total += of(each)
  return total
}
