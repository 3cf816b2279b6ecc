import type { Db } from '../database/database.ts'
import { eachByItself } from '../jobs/each-by-itself.ts'
import type { Log } from '../log/log.ts'
import type { StaffStore } from './staff.repository.ts'
import { nameHash, unsealName } from './staff-secrets.ts'

/**
 * Accounts that were brought along from the former schema have no hash of their name, for what brings them has no
 * keys: nobody would be taken for their colleague. One whose name cannot be opened keeps no other from it.
 */
export async function fillNameHashes(
  { db, keys }: StaffStore,
  log: Pick<Log, 'failure'>,
): Promise<void> {
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'sealed'])
    .where('name_hash', '=', none)
    .execute()
  await eachByItself(
    { log },
    rows.map(
      ({ id, sealed }) =>
        () =>
          fill(db, id, nameHash(keys, unsealName(keys, id, sealed))),
    ),
  )
}

const none = Buffer.alloc(0)

/** Only where there is still none: a company account may have told another name meanwhile. */
async function fill(db: Db, id: string, hash: Buffer): Promise<void> {
  await db
    .updateTable('staff')
    .set({ name_hash: hash })
    .where('id', '=', id)
    .where('name_hash', '=', none)
    .execute()
}
