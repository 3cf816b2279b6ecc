/** A sheet is let go of for good when it was drawn down by this share of its height… */
const neededShare = 0.3
/** …or thrown: in CSS pixels a millisecond. A slow drag is about 0.2. */
const throwSpeed = 0.6
/** A throw has to go somewhere; a finger that only trembles is fast too. */
const throwDistance = 24

export interface Drag {
  /** CSS pixels down from where the finger came on; below zero for up. */
  readonly moved: number
  /** Of the last stretch, in CSS pixels a millisecond. */
  readonly speed: number
}

/** Whether a sheet goes when the finger leaves it, or comes back. */
export function isDraggedAway({ moved, speed }: Drag, height: number): boolean {
  if (moved > height * neededShare) return speed >= 0
  return moved > throwDistance && speed > throwSpeed
}
