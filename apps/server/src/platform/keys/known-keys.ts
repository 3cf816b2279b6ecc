import { hkdfSync } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { KeyMaterial } from './keys.ts'
import { KeysRefused } from './keys-refused.ts'

type KnownKey = Selectable<Tables['known_key']>
type Print = Pick<KnownKey, 'name' | 'print'>

const printLength = 16

/** Notes keys that are new to this database, and that the one which seals is needed. */
export async function noteKeys(db: Db, material: KeyMaterial): Promise<void> {
  const given = knownKeysOf(material)
  await db
    .insertInto('known_key')
    .values(given)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // Retired by a slip while one process was still set to seal with it: from now on it is needed again.
  const [sealing] = given
  const proving = given.find(({ name }) => name === proofKey)
  await db
    .updateTable('known_key')
    .set({ is_retired: false })
    .where(
      'print',
      'in',
      [sealing, proving].flatMap((each) => each?.print ?? []),
    )
    .where('is_retired', '=', true)
    .execute()
}

/**
 * Throws `KeysRefused` where a key is not what it was: whatever it sealed, nobody would ever open together
 * with the rest.
 */
export async function refuseOtherKeys(db: Db, material: KeyMaterial): Promise<void> {
  const known = await knownTo(db)
  refuseUnknownProofs(known, material)
  refuseChanged(known, material)
  refuseMissingData(known, material)
}

/** The same for who looks after keys, and has to see what lies under one that is missing. */
export async function refuseChangedKeys(db: Db, material: KeyMaterial): Promise<void> {
  const known = await knownTo(db)
  refuseUnknownProofs(known, material)
  refuseChanged(known, material)
}

/** The same for who has lost a proof key. */
export async function refuseChangedButProofs(db: Db, material: KeyMaterial): Promise<void> {
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
  for (const { name, print } of knownKeysOf(material)) {
    const before = known.find((each) => each.name === name)
    if (before === undefined || before.print.equals(print) || manyOf.includes(name)) continue
    throw new KeysRefused(
      `${name} is another key than this database was used with: give that one again` +
        (name.startsWith(dataKeys) ? ', and a new key a number that was never used' : ''),
    )
  }
}

/** Which key that seals no service was ever started with, if any: not all of them have it yet. */
export async function notInService(db: Db, material: KeyMaterial): Promise<string | undefined> {
  const known = await knownTo(db)
  const isKnown = ({ name, print }: Print) =>
    known.some((each) => each.name === name && each.print.equals(print))
  const fresh = knownKeysOf(material).find((each) => each.name !== proofKey && !isKnown(each))
  return fresh?.name === searchKey ? `the first of ${searchKey}` : fresh?.name
}

/** The one of these that was noted here; undefined where none ever was, and `KeysRefused` where it was another. */
export async function notedSearchKey(
  db: Db,
  search: readonly Buffer[],
): Promise<Buffer | undefined> {
  const known = await knownTo(db)
  const prints = known.filter(({ name }) => name === searchKey).map(({ print }) => print)
  if (prints.length === 0) return undefined
  const noted = search.find((key) => prints.some((print) => print.equals(printOf(key))))
  if (noted !== undefined) return noted
  throw new KeysRefused(
    `${searchKey} is another key than this database was used with: give that one again`,
  )
}

/** Remembers that this database has a search secret, by a print: one that is gone must not be taken for one never made. */
export async function noteSearchSecret(db: Db, secret: Buffer): Promise<void> {
  await db
    .insertInto('known_key')
    .values({ name: searchSecret, print: printOf(secret) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Throws `KeysRefused` where a search secret was noted. Whoever asks has found none. */
export async function refuseLostSearchSecret(db: Db): Promise<void> {
  const known = await knownTo(db)
  if (!known.some(({ name }) => name === searchSecret)) return
  throw new KeysRefused(
    'the search secret is missing, without which nothing is found: restore table search_secret from a backup',
  )
}

export async function knownTo(db: Db): Promise<KnownKey[]> {
  // The youngest of all that keys need.
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('search_secret') is not null as "isThere"
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

/** Of all keys that ever made proofs none may be missing but one that is given up, or the trail from its time would count as broken. */
function refuseUnknownProofs(
  known: readonly KnownKey[],
  { proof, oldProof }: Pick<KeyMaterial, 'proof' | 'oldProof'>,
): void {
  const given = [...proof, ...oldProof].map(printOf)
  const missing = known
    .filter(({ name, is_retired }) => name === proofKey && !is_retired)
    .find(({ print }) => !given.some((each) => each.equals(print)))
  if (missing === undefined) return
  throw new KeysRefused(
    `${proofKey} is another key than the audit trail was sealed with: ` +
      'give that one too, behind the new one or in PROOF_OLD_KEYS (of one that is lost: npm run keys -- retire proof)',
  )
}

const dataKeys = 'DATA_KEYS'
const searchKey = 'SEARCH_KEY'
export const proofKey = 'PROOF_KEY'
const searchSecret = 'search secret'
/** Names under which one key comes after the other, of which none is the wrong one for being new. */
const manyOf = [searchKey, proofKey]

/** Of those without a number only the one in use: others have done nothing yet, or are known. */
function knownKeysOf({ data, search, proof }: KeyMaterial): Print[] {
  return [
    ...data.map(({ number, key }) => ({ name: nameOf(number), print: printOf(key) })),
    ...search.slice(0, 1).map((key) => ({ name: searchKey, print: printOf(key) })),
    ...proof.slice(0, 1).map((key) => ({ name: proofKey, print: printOf(key) })),
  ]
}

function nameOf(number: number): string {
  return `${dataKeys} ${number}`
}

export function printOf(key: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'known-key', printLength))
}
