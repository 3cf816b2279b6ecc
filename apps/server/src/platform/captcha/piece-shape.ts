import { randomInt } from 'node:crypto'
import type { SKRSContext2D } from '@napi-rs/canvas'

export const pieceWidth = 60
/** How far a knob stands out of its side, or a notch goes in, in pixels. */
const knob = 9

/** Top, right, bottom and left: each has a knob, a notch, or is straight. */
export type PieceShape = readonly Side[]
type Side = 'knob' | 'notch' | 'straight'

const sides: readonly Side[] = ['knob', 'notch', 'straight']

export function anyShape(): PieceShape {
  return Array.from({ length: 4 }, () => anySide(sides))
}

/** A shape that differs on two opposite sides at least, so that people see that it does not fit. */
export function otherShape(shape: PieceShape): PieceShape {
  const first = randomInt(2)
  return shape.map((side, at) =>
    at % 2 === first ? anySide(sides.filter((s) => s !== side)) : side,
  )
}

function anySide(choices: readonly Side[]): Side {
  return choices[randomInt(choices.length)] ?? 'knob'
}

/** The path of a piece that lies in a square with its corner at (x, y). */
export function outline(context: SKRSContext2D, shape: PieceShape, x: number, y: number): void {
  const [top, right, bottom, left] = shape
  const near = knob
  const far = pieceWidth - knob
  const middle = pieceWidth / 2
  context.beginPath()
  context.moveTo(x + near, y + near)
  bump(context, top, x + middle, y + near, Math.PI)
  context.lineTo(x + far, y + near)
  bump(context, right, x + far, y + middle, -Math.PI / 2)
  context.lineTo(x + far, y + far)
  bump(context, bottom, x + middle, y + far, 0)
  context.lineTo(x + near, y + far)
  bump(context, left, x + near, y + middle, Math.PI / 2)
  context.closePath()
}

function bump(context: SKRSContext2D, side: Side | undefined, x: number, y: number, from: number) {
  if (side === 'straight') return
  context.arc(x, y, knob - 1, from, from + Math.PI, side === 'notch')
}
