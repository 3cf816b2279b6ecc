import type { Announcement } from '@ecenter/contract/activities/announcement.ts'
import type { Channel } from '@ecenter/contract/constants/channels.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { AnnouncementKind } from '../../platform/database/tables/announcements.ts'

interface AnnouncementStore {
  readonly db: Db
}

/** An announcement with where and when it is shown. */
export interface PlannedAnnouncement extends Announcement {
  readonly kind: AnnouncementKind
  /** The first day it holds, an ISO date. */
  readonly from: string
  /** Areas that it is shown in, with all that lies in them; everywhere when there is none. */
  readonly areaCodes: readonly string[]
  /** Every channel when there is none. */
  readonly channels: readonly Channel[]
  /** Lower ones come first. */
  readonly seq: number
  readonly joinedCount: number
}

export interface Audience {
  readonly kind: AnnouncementKind
  readonly cityCode: string
  /** Every channel without one. */
  readonly channel?: Channel
  /** ISO date. */
  readonly today: string
}

/** What a visitor of this city and channel is told today, in its order. */
export async function readAnnouncements(
  { db }: AnnouncementStore,
  { kind, cityCode, channel, today }: Audience,
): Promise<(Announcement & { readonly joinedCount: number })[]> {
  // A plan names a province, a city or a county; a city is in all that its code begins like.
  const around = [2, 4, 6].map((digits) => cityCode.slice(0, digits).padEnd(cityCode.length, '0'))
  const rows = await db
    .selectFrom('announcement')
    .where('kind', '=', kind)
    .where('from_on', '<=', today)
    .where('until_on', '>=', today)
    .where(sql<boolean>`(area_codes = '{}' or area_codes && ${around}::text[])`)
    .$if(channel !== undefined, (query) =>
      query.where(sql<boolean>`(channels = '{}' or ${channel} = any (channels))`),
    )
    .select(['id', 'title', 'text', 'target', 'until_on', 'joined_count'])
    .orderBy('seq')
    .orderBy('id')
    .execute()
  return rows.map(({ target, until_on, joined_count, ...row }) => ({
    ...row,
    until: until_on,
    ...(target !== null && { to: target }),
    joinedCount: joined_count,
  }))
}

export async function storeAnnouncements(
  { db }: AnnouncementStore,
  planned: readonly PlannedAnnouncement[],
): Promise<void> {
  await db
    .insertInto('announcement')
    .values(
      planned.map(({ to, from, until, areaCodes, channels, joinedCount, ...rest }) => ({
        ...rest,
        target: to ?? null,
        from_on: from,
        until_on: until,
        area_codes: [...areaCodes],
        channels: [...channels],
        joined_count: joinedCount,
      })),
    )
    .execute()
}
