/** How a picture is seen: `scale` 1 fits the screen; `x`, `y` is its shift from the middle in pixels. */
export interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** Pixels from the middle of the screen, or a distance. */
export interface Point {
  readonly x: number
  readonly y: number
}

export type TwoFingers = readonly [Point, Point]

export interface Size {
  readonly width: number
  readonly height: number
}

export const fitted: View = { scale: 1, x: 0, y: 0 }

const largest = 4
const doubleTapScale = 2.5

/** Grows or shrinks to `scale` around a point, which stays under the finger. */
export function zoomed(view: View, scale: number, around: Point): View {
  const wanted = Math.min(largest, Math.max(1, scale))
  const growth = wanted / view.scale
  return {
    scale: wanted,
    x: around.x - (around.x - view.x) * growth,
    y: around.y - (around.y - view.y) * growth,
  }
}

export function shifted(view: View, by: Point): View {
  return { ...view, x: view.x + by.x, y: view.y + by.y }
}

export function distance(from: Point, to: Point): Point {
  return { x: to.x - from.x, y: to.y - from.y }
}

/** Two fingers went from `before` to `after`: their distance scales, their middle shifts. */
export function pinched(view: View, before: TwoFingers, after: TwoFingers): View {
  const [from, to] = [middleOf(before), middleOf(after)]
  const growth = distanceOf(after) / Math.max(1, distanceOf(before))
  return zoomed(shifted(view, { x: to.x - from.x, y: to.y - from.y }), view.scale * growth, to)
}

/** A double tap: close to where it was, or back to the whole. */
export function toggled(view: View, at: Point): View {
  return view.scale > 1 ? fitted : zoomed(view, doubleTapScale, at)
}

/** No edge of the picture comes further in than that of the screen; what is smaller stays in the middle. */
export function bounded(view: View, picture: Size, screen: Size): View {
  const { scale } = view
  return {
    scale,
    x: within(view.x, (picture.width * scale - screen.width) / 2),
    y: within(view.y, (picture.height * scale - screen.height) / 2),
  }
}

function within(shift: number, room: number): number {
  const atMost = Math.max(0, room)
  return Math.min(atMost, Math.max(-atMost, shift))
}

function middleOf([one, other]: TwoFingers): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}

function distanceOf([one, other]: TwoFingers): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
