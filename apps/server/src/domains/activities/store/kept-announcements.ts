import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { KeptAnnouncement } from './announcement.repository.ts'

interface AnnouncementStore {
  readonly db: Db
}

/** All that is, was and will be announced, told or withdrawn, in the order of kinds and of the page. */
export async function readKeptAnnouncements({
  db,
}: AnnouncementStore): Promise<KeptAnnouncement[]> {
  const rows = await db
    .selectFrom('announcement')
    .selectAll()
    .orderBy('kind')
    .orderBy('seq')
    .orderBy('id')
    .execute()
  return rows.map(keptOf)
}

/** One of them, locked until its transaction ends. */
export async function lockKeptAnnouncement(
  { db }: AnnouncementStore,
  id: string,
): Promise<KeptAnnouncement | undefined> {
  const row = await db
    .selectFrom('announcement')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && keptOf(row)
}

function keptOf(row: Selectable<Tables['announcement']>): KeptAnnouncement {
  const { target, from_on, until_on, area_codes, joined_count, is_shown, picture_id, ...rest } = row
  return {
    ...rest,
    ...(target !== null && { to: target }),
    ...(picture_id !== null && { pictureId: picture_id }),
    from: from_on,
    until: until_on,
    areaCodes: area_codes,
    joinedCount: joined_count,
    isShown: is_shown,
  }
}
