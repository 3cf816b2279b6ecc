import type { Db } from '../database/database.ts'
import type { Keys } from '../keys/keys.ts'
import type { SealedCounts } from '../sealed/count-sealed.ts'
import type { Resealed } from '../sealed/reseal-column.ts'
import { sealAnew } from '../sealed/sealed-column.ts'
import type { FileStore } from './file-store.ts'
import { fileContext, holdRemovals } from './files.ts'

interface ResealServices {
  readonly db: Db
  readonly keys: Keys
  readonly fileStore: FileStore
}

export async function countFiles(fileStore: FileStore): Promise<SealedCounts> {
  const counts = new Map<number, number>()
  for await (const name of fileStore.names()) {
    const number = await fileStore.firstByte(name)
    if (number !== undefined) counts.set(number, (counts.get(number) ?? 0) + 1)
  }
  return counts
}

/** Seals anew with the first data key what lies under another, a file at a time. */
export async function* resealFiles(services: ResealServices): AsyncGenerator<Resealed> {
  const { fileStore, keys } = services
  for await (const name of fileStore.names()) {
    const number = await fileStore.firstByte(name)
    if (number === undefined || number === keys.dataKeyNumbers[0]) continue
    const isOpened = await resealFile(services, name)
    yield { done: isOpened ? 1 : 0, unopened: isOpened ? [] : [fileContext(name)] }
  }
}

/** While removals wait, for a file that is removed between being read and put back would be there for good. */
function resealFile({ db, keys, fileStore }: ResealServices, name: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await holdRemovals(transaction)
    if ((await fileStore.firstByte(name)) === undefined) return true
    const sealed = await fileStore.get(name)
    const fresh = sealAnew(keys, { context: fileContext(name), sealed })
    if (fresh !== undefined) await fileStore.replace(name, fresh)
    return fresh !== undefined
  })
}
