import { array, is, minLength, number, object, optional, pipe, string, transform } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { listExtent, pageAsked } from '../../list-page.ts'
import { ofKnownKind } from '../../rules/of-known-kind.ts'
import { type DayKind, dayCounts, dayKind, dayRow } from './day-row.ts'
import { listTeamDay } from './team-day.ts'

/**
 * Everything with a deadline that whoever asks may handle, what is due first in front, of all kinds or of
 * one. Whoever is late stays in the list until it is done; nothing here is opened, so names are masked.
 */
export const listDay = defineDeskCall({
  path: '/day/listDay',
  access: 'signed-in',
  request: object({ kind: optional(dayKind), ...pageAsked }),
  response: object({
    rows: ofKnownKind(dayRow),
    ...listExtent,
    counts: dayCounts,
    /** What is due within so many minutes is due soon. */
    soonMinutes: number(),
  }),
})

/** The counts alone, for the menu of every other page. */
export const countDay = defineDeskCall({
  path: '/day/countDay',
  access: 'signed-in',
  response: dayCounts,
})

/**
 * The counts of some kinds anew whenever something changed, and when time alone made something late. Kinds that the
 * service does not know are passed over: a newer page may name them.
 */
export const followDay = defineDeskCall({
  path: '/day/followDay',
  answer: 'events',
  access: 'signed-in',
  request: object({
    kinds: pipe(array(string()), minLength(1), transform(knownKinds), array(dayKind)),
  }),
  response: dayCounts,
})

export const dayDeskCalls = { listDay, countDay, followDay, listTeamDay }

function knownKinds(kinds: string[]): DayKind[] {
  return kinds.filter((kind) => is(dayKind, kind))
}
