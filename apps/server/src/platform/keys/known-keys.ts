import { hkdfSync } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { KeyMaterial } from './keys.ts'

/** The configured keys are not those that the data was made with; the message is for an operator. */
export class KeysRefused extends Error {
  override readonly name = 'KeysRefused'
}

type KnownKey = Selectable<Tables['known_key']>

const printLength = 16

/**
 * Notes keys that are new to this database, as a service does when it starts. Throws `KeysRefused` where one
 * is not what it was: whatever it sealed, nobody would ever open together with the rest.
 */
export async function admitKeys(db: Db, material: KeyMaterial): Promise<void> {
  const given = knownKeysOf(material)
  await db.transaction().execute(async (transaction) => {
    // Of two services that start at once with different keys, one is refused.
    await sql`lock table known_key in share row exclusive mode`.execute(transaction)
    await refuseOtherKeys(transaction, material)
    await transaction
      .insertInto('known_key')
      .values(given)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}

/** The same without noting anything, for who works on the data of a service. */
export async function refuseOtherKeys(db: Db, material: KeyMaterial): Promise<void> {
  const known = await knownTo(db)
  for (const { name, print } of knownKeysOf(material)) {
    const before = known.find((each) => each.name === name)
    if (before === undefined || before.print.equals(print)) continue
    throw new KeysRefused(
      `${name} is another key than this database was used with: give that one again` +
        (name.startsWith(dataKeys) ? ', and a new key a number that was never used' : ''),
    )
  }
}

/** True where a service has begun to seal with the first data key, so that all of them have it. */
export async function isInService(db: Db, material: KeyMaterial): Promise<boolean> {
  const [first] = knownKeysOf(material)
  const known = await db
    .selectFrom('known_key')
    .select('name')
    .where('name', '=', first?.name ?? '')
    .executeTakeFirst()
  return known !== undefined
}

async function knownTo(db: Db): Promise<KnownKey[]> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('known_key') is not null as "isThere"
  `.execute(db)
  if (rows[0]?.isThere === true) return db.selectFrom('known_key').selectAll().execute()
  throw new KeysRefused('the database lacks tables: start the service first, which makes them')
}

const dataKeys = 'DATA_KEYS'

function knownKeysOf({ data, search, proof }: KeyMaterial): KnownKey[] {
  return [
    ...data.map(({ number, key }) => ({ name: `${dataKeys} ${number}`, print: printOf(key) })),
    { name: 'SEARCH_KEY', print: printOf(search) },
    { name: 'PROOF_KEY', print: printOf(proof) },
  ]
}

function printOf(key: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'known-key', printLength))
}
