import { type Announcement, pictureAddress } from '@ecenter/contract/activities/announcement.ts'
import type { AnnouncementKind } from '@ecenter/contract/activities/desk/announcements-at-desk.ts'
import type { Channel } from '@ecenter/contract/constants/channels.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'

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

/** An announcement as the desk keeps it, told or withdrawn. */
export interface KeptAnnouncement extends Omit<PlannedAnnouncement, 'picture'> {
  readonly pictureId?: string
  readonly isShown: boolean
  /** Counts up with every change. */
  readonly version: number
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
    .where('is_shown', '=', true)
    .where('from_on', '<=', today)
    .where('until_on', '>=', today)
    .where(sql<boolean>`(area_codes = '{}' or area_codes && ${around}::text[])`)
    .$if(channel !== undefined, (query) =>
      query.where(sql<boolean>`(channels = '{}' or ${channel} = any (channels))`),
    )
    .select(['id', 'title', 'text', 'target', 'until_on', 'joined_count', 'picture_id'])
    .orderBy('seq')
    .orderBy('id')
    .execute()
  return rows.map(({ target, until_on, joined_count, picture_id, ...row }) => ({
    ...row,
    until: until_on,
    ...(target !== null && { to: target }),
    ...(picture_id !== null && { picture: pictureAddress(picture_id) }),
    joinedCount: joined_count,
  }))
}

/** Adds announcements, or writes them anew. */
export async function storeAnnouncements(
  { db }: AnnouncementStore,
  announcements: readonly (PlannedAnnouncement & Partial<KeptAnnouncement>)[],
): Promise<void> {
  await db
    .insertInto('announcement')
    .values(announcements.map(rowOf))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        kind: ref('excluded.kind'),
        title: ref('excluded.title'),
        text: ref('excluded.text'),
        target: ref('excluded.target'),
        area_codes: ref('excluded.area_codes'),
        channels: ref('excluded.channels'),
        from_on: ref('excluded.from_on'),
        until_on: ref('excluded.until_on'),
        seq: ref('excluded.seq'),
        joined_count: ref('excluded.joined_count'),
        is_shown: ref('excluded.is_shown'),
        version: ref('excluded.version'),
        picture_id: ref('excluded.picture_id'),
      })),
    )
    .execute()
}

function rowOf(announcement: PlannedAnnouncement & Partial<KeptAnnouncement>) {
  const { id, kind, title, text, to, from, until, areaCodes, channels, seq } = announcement
  const { joinedCount, pictureId, isShown = true, version = 1 } = announcement
  return {
    id,
    kind,
    title,
    text,
    seq,
    version,
    target: to ?? null,
    from_on: from,
    until_on: until,
    area_codes: [...areaCodes],
    channels: [...channels],
    joined_count: joinedCount,
    picture_id: pictureId ?? null,
    is_shown: isShown,
  }
}
