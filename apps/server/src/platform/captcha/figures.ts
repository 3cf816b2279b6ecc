import { randomInt } from 'node:crypto'
import { anyOf, between } from './chance.ts'

export type Point = readonly [x: number, y: number]
/** The corners of a figure, within about 1 of its middle. */
export type Outline = readonly Point[]

/** Things that everybody knows, and the word for each. None is a picture of its own word. */
const kinds: readonly [Kind, ...Kind[]] = [
  { word: '心', draw: anyHeart },
  { word: '星', draw: anyStar },
  { word: '月', draw: anyMoon },
  { word: '房', draw: anyHouse },
  { word: '箭', draw: anyArrow },
  { word: '电', draw: anyBolt },
  { word: '鱼', draw: anyFish },
  { word: '树', draw: anyFir },
  { word: '伞', draw: anyUmbrella },
  { word: '杯', draw: anyCup },
  { word: '云', draw: anyCloud },
]

export interface Kind {
  readonly word: string
  draw(): Outline
}

/** A kind, and so many others. */
export function anyKinds(count: number): { readonly kind: Kind; readonly others: readonly Kind[] } {
  const left = [...kinds]
  const take = () => left.splice(randomInt(left.length), 1)
  const [kind = kinds[0]] = take()
  return { kind, others: Array.from({ length: count }, take).flat() }
}

/** Draws the kind anew: it leans by up to `lean` radians, is bent, and its sides are not as long as another's. */
export function anyOutline(kind: Kind, lean: number): Outline {
  const turn = between(-lean, lean)
  const [waves, phase, depth] = [randomInt(1, 4), between(0, 6.28), between(0.03, 0.1)]
  const [wide, high] = [between(0.85, 1.1), between(0.85, 1.1)]
  return finely(kind.draw()).map(([x, y]) => {
    const angle = Math.atan2(y * high, x * wide)
    const far = Math.hypot(x * wide, y * high) * (1 + depth * Math.sin(waves * angle + phase))
    return [far * Math.cos(angle + turn), far * Math.sin(angle + turn)]
  })
}

function anyHeart(): Outline {
  const cleft = between(4, 7)
  return around(40, (t) => [
    Math.sin(t) ** 3,
    -(13 * Math.cos(t) - cleft * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)) / 16,
  ])
}

function anyStar(): Outline {
  const [spikes, depth] = [anyOf(5, 6, 7), between(0.36, 0.5)]
  return around(2 * spikes, (angle, at) => onRay(angle, at % 2 === 0 ? 1.05 : depth))
}

function anyMoon(): Outline {
  const [thickness, mirrored] = [between(0.35, 0.6), anyOf(1, -1)]
  const outer = arc(1, 0.75 * Math.PI)
  const inner = arc(1, 0.75 * Math.PI).map(([x, y]): Point => {
    const [tip] = outer[0] ?? [0, 0]
    return [tip + (x - tip) * (1 - thickness), y]
  })
  return [...outer, ...inner.slice(1, -1).toReversed()].map(([x, y]) => [mirrored * (x + 0.3), y])
}

function anyHouse(): Outline {
  const [eaves, wall, lookupKey] = [between(-2.5, 1), between(6, 8), between(1.5, 2.5)]
  return corners(
    [0, -10],
    [10, eaves],
    [wall, eaves],
    [wall, 9],
    [lookupKey, 9],
    [lookupKey, 3],
    [-lookupKey, 3],
    [-lookupKey, 9],
    [-wall, 9],
    [-wall, eaves],
    [-10, eaves],
  )
}

function anyArrow(): Outline {
  const [head, shaft, mirrored] = [between(-1, 3), between(2, 4), anyOf(1, -1)]
  return corners(
    [-10, -shaft],
    [head, -shaft],
    [head, -9],
    [10, 0],
    [head, 9],
    [head, shaft],
    [-10, shaft],
  ).map(([x, y]) => [mirrored * x, y])
}

function anyBolt(): Outline {
  const mirrored = anyOf(1, -1)
  const [waist, width] = [between(1, 2.5), between(0, 2)]
  return corners(
    [3, -10],
    [-8, 2],
    [-width, waist],
    [-5, 10],
    [8, -2.5],
    [width, -waist],
    [6, -10],
  ).map(([x, y]) => [mirrored * x, y])
}

function anyFish(): Outline {
  const [belly, tail, mirrored] = [between(0.5, 0.7), between(0.5, 0.75), anyOf(1, -1)]
  const body = Array.from({ length: 25 }, (_, at): Point => {
    const angle = -0.87 * Math.PI + (1.74 * Math.PI * at) / 24
    return [0.25 + 0.75 * Math.cos(angle), belly * Math.sin(angle)]
  })
  return [...body, [-1, tail] as const, [-0.8, 0] as const, [-1, -tail] as const].map(([x, y]) => [
    mirrored * x,
    y,
  ])
}

function anyCloud(): Outline {
  const [left, top, right] = [between(0.4, 0.5), between(0.5, 0.62), between(0.4, 0.5)]
  const puff = (x: number, y: number, far: number, from: number, to: number) =>
    Array.from({ length: 11 }, (_, at): Point => {
      const angle = Math.PI * (from + ((to - from) * at) / 10)
      return [x + far * Math.cos(angle), y + far * Math.sin(angle)]
    })
  return [
    ...puff(-0.6, 0.25, left, 0.5, 1.35),
    ...puff(between(-0.15, 0.15), -0.15, top, 1.05, 1.95),
    ...puff(0.6, 0.25, right, 1.65, 2.5),
  ]
}

function anyFir(): Outline {
  const [lower, trunk] = [between(7, 9), between(1.5, 2.5)]
  return corners(
    [0, -10],
    [5, -3.5],
    [2.5, -3.5],
    [lower - 1, 2],
    [3.5, 2],
    [lower, 7],
    [trunk, 7],
    [trunk, 10],
    [-trunk, 10],
    [-trunk, 7],
    [-lower, 7],
    [-3.5, 2],
    [1 - lower, 2],
    [-2.5, -3.5],
    [-5, -3.5],
  )
}

function anyUmbrella(): Outline {
  const [stick, low] = [between(0.8, 1.3), between(-1, 1)]
  const roof = Array.from({ length: 17 }, (_, at): Point => {
    const angle = Math.PI + (Math.PI * at) / 16
    return [Math.cos(angle), low / 10 + 0.95 * Math.sin(angle)]
  })
  return [
    ...roof,
    ...corners(
      [stick, low],
      [stick, 8.5],
      [-1, 10],
      [-5, 9.5],
      [-5.5, 6.5],
      [-3.5, 6.5],
      [-3, 8],
      [-stick, 8],
      [-stick, low],
    ),
  ]
}

function anyCup(): Outline {
  const [foot, rim, mirrored] = [between(4, 6), between(6, 7), anyOf(1, -1)]
  return corners(
    [-rim - 2, -7],
    [rim - 2, -7],
    [rim - 2, -5],
    [9, -5],
    [10, -3],
    [10, 2],
    [8, 4],
    [5, 4],
    [5, 2],
    [7.5, 1.5],
    [7.5, -2.5],
    [rim - 2.5, -2.5],
    [foot - 2, 8],
    [-foot - 2, 8],
  ).map(([x, y]) => [mirrored * x, y])
}

function around(count: number, pointAt: (angle: number, at: number) => Point): Outline {
  return Array.from({ length: count }, (_, at) => pointAt((2 * Math.PI * at) / count, at))
}

function onRay(angle: number, far: number): Point {
  return [far * Math.sin(angle), -far * Math.cos(angle)]
}

/** Around the left, from `half` radians above it to as many below. */
function arc(far: number, half: number): Outline {
  return Array.from({ length: 25 }, (_, at) => {
    const angle = Math.PI + half - (2 * half * at) / 24
    return [far * Math.cos(angle), far * Math.sin(angle)]
  })
}

function corners(...tenths: Point[]): Outline {
  return tenths.map(([x, y]) => [x / 10, y / 10])
}

/** The same outline with points between, for long straight sides are bent too. */
function finely(outline: Outline): Outline {
  return outline.flatMap(([x, y], at) => {
    const [nextX, nextY] = outline[(at + 1) % outline.length] ?? [x, y]
    const parts = Math.max(1, Math.round(Math.hypot(nextX - x, nextY - y) / 0.2))
    return Array.from(
      { length: parts },
      (_, part): Point => [x + ((nextX - x) * part) / parts, y + ((nextY - y) * part) / parts],
    )
  })
}
