import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Settings } from '../config/settings.ts'
import { embeddedIn } from '../database/configured-database.ts'
import type { Db } from '../database/database.ts'
import { usedTable } from '../database/distribution.ts'
import { folderInUse } from '../database/embedded/reachable-folder.ts'
import { keepFirst } from '../files/keep-first.ts'
import { refuseUnreadable } from '../files/refuse-unreadable.ts'
import { OperatorFault } from '../operator/operator-fault.ts'
import type { KeyMaterial, OpenedMaterial } from './keys.ts'
import { KeysRefused } from './keys-refused.ts'
import {
  notedSearchKey,
  noteKeys,
  noteSearchSecret,
  refuseLostSearchSecret,
  refuseOtherKeys,
} from './known-keys.ts'
import { findSearchSecret, type SearchSecret, storeSearchSecret } from './search-secret.ts'

/** The keys that the settings name; a demo without any makes its own. */
export function configuredMaterial(settings: Settings): KeyMaterial {
  return givenMaterial(settings) ?? demoKeyMaterial(demoKeysOf(settings))
}

/** The same for a command, which makes none. Throws `OperatorFault` where the service of a demo has not made them. */
export async function existingMaterial(settings: Settings): Promise<KeyMaterial> {
  const given = givenMaterial(settings)
  if (given !== undefined) return given
  const file = demoKeysOf(settings)
  // Its database is there, so a start would only make keys that do not fit.
  if (settings.databaseUrl === undefined && !existsSync(file)) {
    throw new KeysRefused('the keys of the demo are missing')
  }
  await refuseUnreadable(file, 'keys of the demo')
  return demoKeyMaterial(file)
}

/**
 * Refused keys, with where the embedded database lies that needs others: it may be far from the data folder,
 * and have outlived it.
 */
export function withPlaces(error: unknown, settings: Settings): unknown {
  if (!(error instanceof KeysRefused) || settings.databaseUrl !== undefined) return error
  const database = `the database is in ${folderInUse(embeddedIn(settings))}`
  const ofDemo =
    givenMaterial(settings) === undefined
      ? `, and its keys belong into ${demoKeysOf(settings)}: put them back, or remove both and begin anew`
      : ''
  return new KeysRefused(`${error.message} (${database}${ofDemo})`)
}

function givenMaterial({ keys, mode }: Settings): KeyMaterial | undefined {
  const { DATA_KEYS, SEARCH_KEY, PROOF_KEY, PROOF_OLD_KEYS } = keys
  if (DATA_KEYS !== undefined && SEARCH_KEY !== undefined && PROOF_KEY !== undefined) {
    return { data: DATA_KEYS, search: SEARCH_KEY, proof: PROOF_KEY, oldProof: PROOF_OLD_KEYS ?? [] }
  }
  const some = DATA_KEYS ?? SEARCH_KEY ?? PROOF_KEY ?? PROOF_OLD_KEYS
  if (some === undefined && mode === 'demo') return undefined
  // With its own in their place a demo would open nothing of what the given ones sealed.
  throw new OperatorFault(
    'DATA_KEYS, SEARCH_KEY and PROOF_KEY belong together: give all of them, or in a demo none',
  )
}

function demoKeysOf({ dataFolder }: Settings): string {
  return join(dataFolder, 'demo-keys')
}

const keyLength = 32
const wholeLength = 3 * keyLength

/** Keys of the demo, made at the first start and kept beside its data; production refuses them. */
export function demoKeyMaterial(file: string): KeyMaterial {
  if (!existsSync(file)) keepFirst(file, randomBytes(wholeLength).toString('base64'))
  const bytes = Buffer.from(readFileSync(file, 'utf8'), 'base64')
  if (bytes.length !== wholeLength) {
    throw new OperatorFault(
      `${file} holds no keys of the demo; without the file new ones are made, which open nothing old`,
    )
  }
  const key = (at: number) => bytes.subarray(at * keyLength, (at + 1) * keyLength)
  return { data: [{ number: 1, key: key(0) }], search: [key(1)], proof: [key(2)], oldProof: [] }
}

/**
 * Notes keys that are new to this database, as a service does when it starts, and opens its search secret,
 * which is made when there is none. Throws `KeysRefused` where one is not what it was.
 */
export async function admitKeys(db: Db, material: KeyMaterial): Promise<OpenedMaterial> {
  const { search, ...others } = material
  return db.transaction().execute(async (transaction) => {
    // Of services that start at once one makes the secret, and of two with different keys one is refused.
    await sql`lock table known_key in share row exclusive mode`.execute(transaction)
    await refuseOtherKeys(transaction, material)
    const found = await findSearchSecret(transaction, search)
    const { secret } = found ?? (await makeSearchSecret(transaction, search))
    await noteKeys(transaction, material)
    await noteSearchSecret(transaction, secret)
    return { ...others, searchSecret: secret }
  })
}

/** The same without noting or making anything, for who works on the data of a service. */
export async function openMaterial(db: Db, material: KeyMaterial): Promise<OpenedMaterial> {
  await refuseOtherKeys(db, material)
  const { search, ...others } = material
  const { secret } = await searchSecretOf(db, search)
  return { ...others, searchSecret: secret }
}

/** The search secret that a service made; throws `KeysRefused` where none did, or no key of these opens it. */
export async function searchSecretOf(db: Db, search: readonly Buffer[]): Promise<SearchSecret> {
  const found = await findSearchSecret(db, search)
  if (found !== undefined) return found
  await refuseLostSearchSecret(db)
  throw new KeysRefused('the database has no search secret yet: start the service first')
}

async function makeSearchSecret(
  db: Db,
  search: readonly Buffer[],
): Promise<Omit<SearchSecret, 'at'>> {
  await refuseLostSearchSecret(db)
  const former = await formerKeyOf(db, search)
  const made = { secret: former ?? randomBytes(32), isFormerKey: former !== undefined }
  await storeSearchSecret(db, made, search)
  return made
}

/** Where hashes lie that `SEARCH_KEY` itself made, none would be found with another secret. */
async function formerKeyOf(db: Db, search: readonly Buffer[]): Promise<Buffer | undefined> {
  const noted = await notedSearchKey(db, search)
  if (noted !== undefined) return noted
  // Keys were not always noted.
  if ((await usedTable(db)) === undefined) return undefined
  const [only, ...others] = search
  if (others.length === 0) return only
  throw new KeysRefused(
    'SEARCH_KEY has several keys, and this database does not know yet with which its hashes were made: ' +
      'start once with that one alone',
  )
}
