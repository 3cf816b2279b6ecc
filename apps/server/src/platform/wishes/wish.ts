import type { WishKind } from '@ecenter/contract/core/wish.ts'
import type { Selectable } from 'kysely'
import { object, optional, parse, string, unknown } from 'valibot'
import type { Tables } from '../database/tables.ts'
import type { Keys } from '../keys/keys.ts'
import type { WishState } from './wish-state.ts'

/** The personal part of a wish, as it is sealed in its row. */
const wishSecrets = object({
  /** What it is about, as staff read it: 保单 PDAA…. */
  about: string(),
  /** What was asked for, as staff read it; contacts are masked. */
  asked: string(),
  /** What holds where the core refuses, and what was asked for: each kind of wish has its own form of them. */
  before: optional(unknown()),
  after: optional(unknown()),
  /** Why the core refused it, in words for the customer. */
  reason: optional(string()),
})

/** Something that a customer asked of the core, opened. */
export interface Wish {
  readonly eventId: string
  readonly part: string
  readonly kind: WishKind
  readonly customerKey: Buffer
  readonly objectId: string
  readonly rowKey: Buffer | null
  readonly state: WishState
  readonly askedAt: Date
  readonly dueAt: Date
  readonly endedAt: Date | undefined
  /** A row of the core answered it. */
  readonly isOfRow: boolean
  readonly askedAgainAt: Date | undefined
  readonly about: string
  readonly asked: string
  readonly before: unknown
  readonly after: unknown
  readonly reason: string | undefined
}

/** Where the personal part of a wish is sealed for. */
export function wishContext({ eventId, part }: Pick<Wish, 'eventId' | 'part'>): string {
  return `wish/${eventId}/${part}`
}

export function openWish(keys: Keys, row: Selectable<Tables['wish']>): Wish {
  const { event_id: eventId, part } = row
  const secrets = parse(wishSecrets, keys.unseal(wishContext({ eventId, part }), row.sealed))
  return {
    eventId,
    part,
    kind: row.kind,
    customerKey: row.customer_key,
    objectId: row.object_id,
    rowKey: row.row_key,
    state: row.state,
    askedAt: row.asked_at,
    dueAt: row.due_at,
    endedAt: row.ended_at ?? undefined,
    isOfRow: row.is_of_row,
    askedAgainAt: row.asked_again_at ?? undefined,
    ...secrets,
    before: secrets.before,
    after: secrets.after,
    reason: secrets.reason,
  }
}

/** The personal part of a wish, sealed for its row. */
export function sealWish(keys: Keys, wish: Wish): Buffer {
  const { about, asked, before, after, reason } = wish
  return keys.seal(wishContext(wish), { about, asked, before, after, reason })
}
