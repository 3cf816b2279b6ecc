import type { Db } from '../../../platform/database/database.ts'
import type { FileRef } from '../../../platform/files/files.ts'
import type { Keys } from '../../../platform/keys/keys.ts'

interface PictureStore {
  readonly db: Db
}

/** Whose file a picture is that the site shows: it is of no customer. */
export function ownerOfPictures(keys: Keys): Buffer {
  return keys.searchHash('site-picture')
}

export async function insertPicture(
  { db }: PictureStore,
  { id }: FileRef,
  addedAt: Date,
): Promise<void> {
  await db.insertInto('content_picture').values({ id, added_at: addedAt }).execute()
}

export async function isPicture({ db }: PictureStore, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('content_picture')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}
