import type { DayKind, DayRow } from '@ecenter/contract/day/desk/day-row.ts'
import type { OwnerAsked } from '@ecenter/contract/day/desk/team-day.ts'
import type { DayServices } from '../day-services.ts'
import { dueFirst } from '../rules/due.ts'
import type { DayAsked, DayCount } from './day-source.ts'

/** How many somebody has; of nobody without an owner. */
export interface OwnedCount extends DayCount {
  readonly ownerId: string | undefined
  /** When the first of them is due, where they are counted one by one. */
  readonly firstAt?: string
}

/** What each of the staff has of the kinds that somebody has. */
export type OwnedByKind = ReadonlyMap<DayKind, readonly OwnedCount[]>

export interface OwnedRow extends DayRow {
  readonly ownerId: string | undefined
  readonly isUnowned: boolean
  readonly isBehind?: boolean
  readonly whyNotGiven?: string
  readonly version?: number
}

/** Whose things are listed; everybody's and nobody's where none is named. */
export interface OwnedAsked extends DayAsked {
  readonly owner: OwnerAsked | undefined
  readonly limit: number
}

/** A kind of which each thing is somebody's, or should be: as its `DaySource` tells it, but of all of the staff. */
export interface OwnedSource {
  readonly kind: DayKind
  countByOwner(services: DayServices, asked: DayAsked): Promise<readonly OwnedCount[]>
  /** What nobody has in front, then what is due first. */
  list(services: DayServices, asked: OwnedAsked): Promise<OwnedRow[]>
}

/** Whether it is asked for, by whoever has it. */
export function isOfOwner(ownerId: string | undefined, owner: OwnerAsked | undefined): boolean {
  return owner === undefined || owner === (ownerId ?? 'nobody')
}

/** What nobody has in front, and of both what is due first. */
export function unownedFirst<
  Thing extends {
    readonly isUnowned: boolean
    readonly dueAt: string
    readonly isBehind?: boolean
  },
>(things: readonly Thing[]): Thing[] {
  return [
    ...dueFirst(things.filter(({ isUnowned }) => isUnowned)),
    ...dueFirst(things.filter(({ isUnowned }) => !isUnowned)),
  ]
}

/** How many each of them has at this moment. */
export function countedByOwner(
  things: readonly { readonly ownerId: string | undefined; readonly dueAt: string }[],
  now: Date,
): OwnedCount[] {
  const counts = new Map<string | undefined, { total: number; late: number; firstAt: string }>()
  for (const { ownerId, dueAt } of things) {
    const own = counts.get(ownerId) ?? { total: 0, late: 0, firstAt: dueAt }
    counts.set(ownerId, {
      total: own.total + 1,
      late: own.late + Number(Date.parse(dueAt) <= now.getTime()),
      firstAt: dueAt < own.firstAt ? dueAt : own.firstAt,
    })
  }
  return [...counts].map(([ownerId, count]) => ({ ownerId, ...count }))
}
