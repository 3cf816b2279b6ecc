import type { DayKind, DayRow } from '@ecenter/contract/day/desk/day-row.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'
import type { DayServices } from '../day-services.ts'

/** Who asks, and when. */
export interface DayAsked {
  readonly staff: Pick<Staff, 'id' | 'roles' | 'openedBy' | 'branch' | 'within'>
  readonly now: Date
  readonly today: string
}

export interface DayCount {
  readonly total: number
  readonly late: number
  /** How many things all of it has in it, where one thing may come to another. */
  readonly parts?: number
}

/** A thing that a colleague gave to somebody, and the area that it lies in. */
export interface Given {
  readonly staffId: string
  readonly areaCode: string | undefined
}

/** A row, and whether it stands behind what others wait for, however late it is: the core alone can end it. */
export interface ListedRow extends DayRow {
  readonly isBehind?: boolean
}

/** One kind of thing that is due: each is counted by a statement, and read by a few however many they are. */
export interface DaySource {
  readonly kind: DayKind
  /** Each member of staff has other ones. */
  readonly isOwn?: true
  count(services: DayServices, asked: DayAsked): Promise<DayCount>
  /** All that colleagues gave to somebody, for all of the staff at once: each is told what of it is theirs. */
  given?(services: DayServices): Promise<readonly Given[]>
  /** What is due first in front; what is behind comes last. */
  list(services: DayServices, asked: DayAsked & { readonly limit: number }): Promise<ListedRow[]>
}
