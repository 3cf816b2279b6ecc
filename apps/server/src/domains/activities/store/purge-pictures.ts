import { sql } from 'kysely'
import { type Clock, secondsAfter } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Files } from '../../../platform/files/files.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { ownerOfPictures } from './content-picture.repository.ts'

interface PurgeServices {
  readonly db: Db
  readonly keys: Keys
  readonly clock: Clock
  readonly files: Files
}

/** Whoever writes an announcement may leave it until after the weekend. */
const unsavedSeconds = 7 * 86_400
const atOnce = 100

/** Removes pictures with which nothing was announced for a week. Those of earlier versions stay: they can be taken back. */
export async function purgePictures(services: PurgeServices): Promise<void> {
  while ((await purgeSome(services)) === atOnce);
}

function purgeSome({ db, keys, clock, files }: PurgeServices): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const unused = await transaction
      .selectFrom('content_picture')
      .select('id')
      .where('added_at', '<', secondsAfter(clock.now(), -unsavedSeconds))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('announcement')
              .select('announcement.id')
              .whereRef('announcement.picture_id', '=', 'content_picture.id'),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('content_version')
              .select('content_id')
              .where('kind', '=', 'announcement')
              .where(sql<boolean>`state ->> 'pictureId' = content_picture.id::text`),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('content_draft')
              .select('content_draft.id')
              .where('kind', '=', 'announcement')
              .where(sql<boolean>`written ->> 'pictureId' = content_picture.id::text`),
          ),
        ),
      )
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id } of unused) {
      await files.release({ customerKey: ownerOfPictures(keys), id }, transaction)
      await transaction.deleteFrom('content_picture').where('id', '=', id).execute()
    }
    return unused.length
  })
}
