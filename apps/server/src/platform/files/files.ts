import { randomUUID } from 'node:crypto'
import { type Clock, secondsAfter } from '../clock/clock.ts'
import type { Db } from '../database/database.ts'
import { waitForName } from '../database/wait-for-name.ts'
import type { Keys } from '../keys/keys.ts'
import type { FileStore } from './file-store.ts'

/** Names a file; it stands with the customer whose it is. */
export interface FileRef {
  readonly customerKey: Buffer
  readonly id: string
}

/** Bytes that customers sent, encrypted; only rows tell whose they are and what they show. */
export interface Files {
  /**
   * Stores bytes before the transaction that will refer to them. Until `keep` they are loose: where
   * that transaction never comes, they are removed after a day.
   */
  store(customerKey: Buffer, bytes: Uint8Array): Promise<FileRef>
  /** Whether it was stored, and no row refers to it yet; the transaction holds it until it ends. */
  isLoose(file: FileRef, transaction: Db): Promise<boolean>
  /** In the transaction whose row refers to the file; rejects where it was removed meanwhile. */
  keep(file: FileRef, transaction: Db): Promise<void>
  read(file: FileRef): Promise<Uint8Array>
  /** In the transaction that removes the row which refers to the file: its bytes go with the next purge. */
  release(file: FileRef, transaction: Db): Promise<void>
  /** Removes what is loose and has been for long enough. */
  purge(): Promise<void>
}

interface FileServices {
  readonly db: Db
  readonly keys: Keys
  readonly clock: Clock
  readonly fileStore: FileStore
}

/** Far longer than any submission takes. */
const looseSeconds = 86_400
const purgedAtOnce = 100

export function filesOn({ db, keys, clock, fileStore }: FileServices): Files {
  return {
    async store(customerKey, bytes) {
      const id = randomUUID()
      // Told first: a process that dies at any moment leaves nothing that nobody knows of.
      await db
        .insertInto('loose_file')
        .values({
          customer_key: customerKey,
          id,
          remove_after: secondsAfter(clock.now(), looseSeconds),
        })
        .execute()
      await fileStore.put(id, keys.sealBytes(fileContext(id), bytes))
      return { customerKey, id }
    },

    async isLoose({ customerKey, id }, transaction) {
      const row = await transaction
        .selectFrom('loose_file')
        .select('id')
        .where('customer_key', '=', customerKey)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      return row !== undefined
    },

    async keep({ customerKey, id }, transaction) {
      const { numDeletedRows } = await transaction
        .deleteFrom('loose_file')
        .where('customer_key', '=', customerKey)
        .where('id', '=', id)
        .executeTakeFirst()
      if (numDeletedRows === 0n) throw new Error('the file was removed before it was kept')
    },

    async read({ id }) {
      return keys.unsealBytes(fileContext(id), await fileStore.get(id))
    },

    async release({ customerKey, id }, transaction) {
      await transaction
        .insertInto('loose_file')
        .values({ customer_key: customerKey, id, remove_after: clock.now() })
        .execute()
    },

    async purge() {
      while ((await purgeSome()) === purgedAtOnce);
    },
  }

  async function purgeSome(): Promise<number> {
    const loose = await db
      .selectFrom('loose_file')
      .select(['customer_key as customerKey', 'id'])
      .where('remove_after', '<', clock.now())
      .limit(purgedAtOnce)
      .execute()
    for (const file of loose) await purgeOne(file)
    return loose.length
  }

  /** The row is held while its bytes go, so that nobody keeps what is being removed. */
  function purgeOne({ customerKey, id }: FileRef): Promise<void> {
    return db.transaction().execute(async (transaction) => {
      await holdRemovals(transaction)
      const { numDeletedRows } = await transaction
        .deleteFrom('loose_file')
        .where('customer_key', '=', customerKey)
        .where('id', '=', id)
        .executeTakeFirst()
      if (numDeletedRows > 0n) await fileStore.remove(id)
    })
  }
}

/** Until this transaction ends nobody else removes a file. */
export async function holdRemovals(transaction: Db): Promise<void> {
  await waitForName(transaction, 'removing files')
}

export function fileContext(id: string): string {
  return `file/${id}`
}
