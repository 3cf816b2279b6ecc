import { hkdfSync } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { OperatorFault } from '../operator/operator-fault.ts'
import type { KeyMaterial } from './keys.ts'

/** The configured keys are not those that the data was made with. */
class KeysRefused extends OperatorFault {
  override readonly name = 'KeysRefused'
}

type KnownKey = Selectable<Tables['known_key']>
type Print = Pick<KnownKey, 'name' | 'print'>

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
    // Retired by a slip while one process was still set to seal with it: from now on it is needed again.
    const [sealing] = given
    await transaction
      .updateTable('known_key')
      .set({ is_retired: false })
      .where('name', '=', sealing?.name ?? '')
      .where('is_retired', '=', true)
      .execute()
  })
}

/** The same without noting anything, for who works on the data of a service. */
export async function refuseOtherKeys(db: Db, material: KeyMaterial): Promise<void> {
  const known = await knownTo(db)
  refuseChanged(known, material)
  refuseMissingData(known, material)
}

/** The same for who looks after keys, and has to see what lies under one that is missing. */
export async function refuseChangedKeys(db: Db, material: KeyMaterial): Promise<void> {
  refuseChanged(await knownTo(db), material)
}

/** False where no data key of this number was ever known. Whoever says so has seen that it seals nothing. */
export async function retireDataKey(db: Db, number: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('known_key')
    .set({ is_retired: true })
    .where('name', '=', nameOf(number))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

function refuseChanged(known: readonly KnownKey[], material: KeyMaterial): void {
  refuseUnknownProofs(known, material)
  for (const { name, print } of knownKeysOf(material)) {
    const before = known.find((each) => each.name === name)
    if (before === undefined || before.print.equals(print) || name === proofKey) continue
    throw new KeysRefused(
      `${name} is another key than this database was used with: give that one again` +
        (name.startsWith(dataKeys) ? ', and a new key a number that was never used' : ''),
    )
  }
}

/** True where a service has begun to seal with the first data key, so that all of them have it. */
export async function isInService(db: Db, material: KeyMaterial): Promise<boolean> {
  const [first] = knownKeysOf(material)
  const known = await knownTo(db)
  return known.some(({ name }) => name === first?.name)
}

async function knownTo(db: Db): Promise<KnownKey[]> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('known_key') is not null as "isThere"
  `.execute(db)
  if (rows[0]?.isThere === true) return db.selectFrom('known_key').selectAll().execute()
  throw new KeysRefused('the database lacks tables: start the service first, which makes them')
}

/** Without one of them its values are there and cannot be opened. */
function refuseMissingData(known: readonly KnownKey[], { data }: Pick<KeyMaterial, 'data'>): void {
  const given = data.map(({ number }) => nameOf(number))
  const missing = known
    .filter(({ name, is_retired }) => name.startsWith(dataKeys) && !is_retired)
    .find(({ name }) => !given.includes(name))
  if (missing === undefined) return
  const number = missing.name.slice(dataKeys.length + 1)
  throw new KeysRefused(
    `DATA_KEYS lacks key ${number}, with which this database was used: give that one too, ` +
      `until nothing lies under it and it is retired (npm run keys -- retire ${number})`,
  )
}

/** Of all keys that ever made proofs none may be missing, or the trail from its time would count as broken. */
function refuseUnknownProofs(
  known: readonly KnownKey[],
  { proof, oldProof }: Pick<KeyMaterial, 'proof' | 'oldProof'>,
): void {
  const given = [...proof, ...oldProof].map(printOf)
  const missing = known
    .filter(({ name }) => name === proofKey)
    .find(({ print }) => !given.some((each) => each.equals(print)))
  if (missing === undefined) return
  throw new KeysRefused(
    `${proofKey} is another key than the audit trail was sealed with: ` +
      'give that one too, behind the new one or in PROOF_OLD_KEYS',
  )
}

const dataKeys = 'DATA_KEYS'
const proofKey = 'PROOF_KEY'

/** Of those that make proofs only the one in use: others have made none yet, or are known. */
function knownKeysOf({ data, search, proof }: KeyMaterial): Print[] {
  return [
    ...data.map(({ number, key }) => ({ name: nameOf(number), print: printOf(key) })),
    { name: 'SEARCH_KEY', print: printOf(search) },
    ...proof.slice(0, 1).map((key) => ({ name: proofKey, print: printOf(key) })),
  ]
}

function nameOf(number: number): string {
  return `${dataKeys} ${number}`
}

function printOf(key: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'known-key', printLength))
}
