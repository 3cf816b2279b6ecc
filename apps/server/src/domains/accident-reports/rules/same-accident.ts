import { daysAfter } from '../../../platform/clock/clock.ts'
import type { AccidentReport } from '../store/accident-report.repository.ts'

/** Two drivers do not look at the clock in the same moment. */
const minutesAtMost = 120
/** Whoever reports may have left the road, or may have gone to a police station. */
const metresAtMost = 2_000

type Told = Pick<AccidentReport, 'plate' | 'otherPlate' | 'happenedAt' | 'place'>

export interface HowFarApart {
  readonly minutesApart: number
  /** Where both phones said where they were. */
  readonly metresApart: number | undefined
}

/**
 * How far apart two reports are that name the same two plates, each as its own and as the other side's, about the same time and
 * near each other; undefined where they are not of one accident.
 */
export function howFarApart(one: Told, other: Told): HowFarApart | undefined {
  const { plate, otherPlate } = one
  if (plate === undefined || otherPlate === undefined) return undefined
  if (other.plate !== otherPlate || other.otherPlate !== plate) return undefined
  const apart = apartOf(one, other)
  if (apart.minutesApart > minutesAtMost) return undefined
  if (apart.metresApart !== undefined && apart.metresApart > metresAtMost) return undefined
  return apart
}

/** The same of two reports whatever plates they name. */
export function apartOf(one: Told, other: Told): HowFarApart {
  const minutesApart = Math.round(
    Math.abs(Date.parse(one.happenedAt) - Date.parse(other.happenedAt)) / 60_000,
  )
  return { minutesApart, metresApart: metresBetween(one.place.position, other.place.position) }
}

/** The days on which the other side of an accident of this day may have told that it happened. */
export function daysAround(happenedOn: string): string[] {
  return [-1, 0, 1].map((days) => daysAfter(happenedOn, days))
}

type Position = NonNullable<Told['place']['position']>

/** At the best of what both phones knew; flat, for it is about a few kilometres. */
function metresBetween(one: Position | undefined, other: Position | undefined) {
  if (one === undefined || other === undefined) return undefined
  const north = (one.latitude - other.latitude) * metresOfDegree
  const east =
    (one.longitude - other.longitude) *
    metresOfDegree *
    Math.cos(((one.latitude + other.latitude) / 2) * (Math.PI / 180))
  return Math.max(0, Math.round(Math.hypot(north, east) - one.accuracy - other.accuracy))
}

const metresOfDegree = 111_320
