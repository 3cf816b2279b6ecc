import type { Selectable } from 'kysely'
import type { Db } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { Keys } from '../keys/keys.ts'
import { KeysRefused } from '../keys/keys-refused.ts'
import { headMac, isHeadMac, isMacOf, rootChain } from './chain-macs.ts'

type Head = Selectable<Tables['audit_chain']>

/**
 * Signs the ends of chains that a lost key signed, so that the trail goes on. Its entries stay as they are, and no key
 * proves them. Throws `KeysRefused` where an end is not what was written: that would be made good. In a transaction.
 */
export async function signEnds(db: Db, keys: Keys): Promise<void> {
  const heads = await db.selectFrom('audit_chain').selectAll().forUpdate().execute()
  for (const head of heads) {
    const { chain, entries, last_mac, head_mac } = head
    const end = { id: chain, entries, lastMac: last_mac }
    if (isHeadMac(keys, head_mac, end)) continue
    if (!(await isOfLostKey(db, keys, head))) {
      throw new KeysRefused(
        `the audit trail was changed at the end of chain ${chain}: nothing was signed`,
      )
    }
    await db
      .updateTable('audit_chain')
      .set({ head_mac: headMac(keys, end) })
      .where('chain', '=', chain)
      .execute()
  }
}

/** One key signs an entry and the end behind it, so the entry that is last there has no seal of ours either. */
async function isOfLostKey(db: Db, keys: Keys, head: Head): Promise<boolean> {
  const { chain, entries, last_mac } = head
  if (chain === rootChain && entries === 0) return true
  const last = await (entries > 0 ? entryOf(db, chain, entries) : beginningOf(db, chain))
  return last?.mac.equals(last_mac) === true && !isMacOf(keys, last.mac, last, last.previous_mac)
}

function entryOf(db: Db, chain: string, seq: number) {
  return db
    .selectFrom('audit_entry')
    .selectAll()
    .where('chain', '=', chain)
    .where('seq', '=', seq)
    .executeTakeFirst()
}

/** Where a chain ends that has no entry yet: the one of the root that names it. */
function beginningOf(db: Db, chain: string) {
  return db
    .selectFrom('audit_entry')
    .selectAll()
    .where('chain', '=', rootChain)
    .where('object_id', '=', chain)
    .executeTakeFirst()
}
