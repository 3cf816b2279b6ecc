import { workerData } from 'piscina'
import { openDatabase } from '../../platform/database/database.ts'
import { keysFrom } from '../../platform/keys/keys.ts'
import { openLog } from '../../platform/log/log.ts'
import { withBuffers } from '../../platform/threads/with-buffers.ts'
import { faultWords } from '../fault-words.ts'
import { importKinds } from '../import-kinds.ts'
import type { JudgedRow } from './judge-row.ts'
import { prepareRows } from './prepare-rows.ts'
import type { ThreadAnswer, ThreadOrder } from './preparing-threads.ts'

const { url, material, kind: name, isAgain }: ThreadOrder = workerData
const kind = importKinds.find((each) => each.name === name)
if (kind === undefined) throw new Error(`no kind ${name}`)
// What fails is told by the batch that needed it.
const { db } = openDatabase({ url, log: openLog('silent'), size: 1 })
const preparation = { db, keys: keysFrom(withBuffers(material)), kind, isAgain }

/** Runs in a thread of its own, which has a connection of its own. */
export async function prepareInThread(rows: readonly JudgedRow[]): Promise<ThreadAnswer> {
  try {
    return await prepareRows(preparation, rows)
  } catch (error) {
    return { fault: faultWords(error) }
  }
}
