/** Where the piece was, and how many milliseconds after it was first touched. */
export interface WayPoint {
  readonly ms: number
  readonly x: number
}

/** What is sent of a way at most, and for how long it is told. */
const mostPoints = 400
const longestMs = 600_000

/** How a piece gets to its place. */
export interface SlideWay {
  /** Somebody is about to move it from `x`; from where it begins a new way begins. */
  begin(x: number): void
  goTo(x: number): void
  points(): readonly WayPoint[]
}

export function slideWay(now = () => performance.now()): SlideWay {
  let points: WayPoint[] = []
  let beganMs = 0

  return {
    begin(x) {
      if (x > 0 && points.length > 0) return
      beganMs = now()
      points = [{ ms: 0, x }]
    },
    goTo(x) {
      // Of a long way every other point does; its end is always there.
      if (points.length === mostPoints) points = points.filter((_, at) => at % 2 === 0)
      points.push({ ms: Math.min(longestMs, Math.round(now() - beganMs)), x })
    },
    points: () => points,
  }
}
