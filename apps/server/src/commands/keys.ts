import { join } from 'node:path'
import { systemClock } from '../platform/clock/clock.ts'
import type { Settings } from '../platform/config/settings.ts'
import { openLoneConnection } from '../platform/database/connections/lone-connection.ts'
import { diskFiles } from '../platform/files/disk-files.ts'
import { existingMaterial, searchSecretOf } from '../platform/keys/configured-keys.ts'
import { type KeyMaterial, keysFrom } from '../platform/keys/keys.ts'
import {
  notInService,
  refuseChangedButProofs,
  refuseChangedKeys,
  retireDataKey,
} from '../platform/keys/known-keys.ts'
import { resealSearchSecret, type SearchSecret } from '../platform/keys/search-secret.ts'
import { grouped, progressBar } from '../platform/progress/progress-bar.ts'
import { progressShown } from '../platform/progress/show-progress.ts'
import { daysLeft } from '../platform/signing/days-left.ts'
import { openSigner } from '../platform/signing/open-signer.ts'
import { type HoldingServices, holdingsOf } from './keys/holdings.ts'
import { type Counted, keyTable } from './keys/key-table.ts'
import { resealAll } from './keys/reseal-all.ts'
import { retireProof } from './keys/retire-proof.ts'
import { searchWords } from './keys/search-words.ts'
import { takeResealLock } from './keys/take-reseal-lock.ts'
import { fail, print } from './print.ts'
import { runOnDatabase } from './run-on-database.ts'

const usage = `npm run keys -- status   what lies under which key, and how long the signature is good
npm run keys -- reseal   seals everything anew with the first of DATA_KEYS and of SEARCH_KEY; the service may run
npm run keys -- retire <number>   of a data key that seals nothing any more, so that it may be taken out of DATA_KEYS
npm run keys -- retire proof   of each key that made proofs, is not given, and is lost for good`

/** A certificate takes its time to be ordered. */
const daysToOrder = 30

const [verb, ...more] = process.argv.slice(2)
const command = commandOf(verb, more)
if (command === undefined) fail(usage)
else await run(command)

function commandOf(
  asked: string | undefined,
  words: readonly string[],
): ((services: KeysServices) => Promise<void>) | undefined {
  const [number, ...others] = words
  if (asked === 'status' && number === undefined) return tellStatus
  if (asked === 'reseal' && number === undefined) return reseal
  if (asked === 'retire' && number === 'proof' && others.length === 0) return giveUpProof
  if (asked !== 'retire' || !/^\d{1,3}$/.test(number ?? '') || others.length > 0) return undefined
  return (services) => retire(services, Number(number))
}

interface KeysServices extends HoldingServices {
  readonly settings: Settings
  readonly material: KeyMaterial
  readonly search: SearchSecret
}

async function run(command: (services: KeysServices) => Promise<void>): Promise<void> {
  await runOnDatabase(async ({ settings, database }) => {
    const material = await existingMaterial(settings)
    const connection = await openLoneConnection(database.url, 'ecenter-keys')
    const { db } = connection
    const fileStore = diskFiles(join(settings.dataFolder, 'files'))
    try {
      const refuse = command === giveUpProof ? refuseChangedButProofs : refuseChangedKeys
      await refuse(db, material)
      const search = await searchSecretOf(db, material.search)
      const keys = keysFrom({ ...material, searchSecret: search.secret })
      await command({ settings, material, search, db, keys, fileStore })
    } finally {
      await connection.close()
    }
  })
}

async function tellStatus(services: KeysServices): Promise<void> {
  const counted = await countAll(services)
  for (const line of keyTable(counted, services.keys.dataKeyNumbers)) print(line)
  if (missingFrom(services, counted).length > 0) process.exitCode = 1
  for (const line of searchWords(services.search, services.material.search)) print(line)
  tellCertificate(services)
}

function tellCertificate({ settings }: KeysServices): void {
  const now = systemClock.now()
  try {
    const days = daysLeft(openSigner(settings, now), now)
    const warning = days < daysToOrder ? ': ORDER A NEW ONE' : ''
    print(`the certificate that signs documents is good for ${days} more days${warning}`)
  } catch (error) {
    // Also one that has expired, with which no service starts.
    fail(error instanceof Error ? error.message : String(error))
  }
}

async function reseal(services: KeysServices): Promise<void> {
  const { db, keys, material, search } = services
  if (!(await takeResealLock(db)))
    return fail('somebody seals anew already: wait until they are through')
  const fresh = await notInService(db, material)
  if (fresh !== undefined) {
    return fail(`no service was ever started with ${fresh}: give it to all of them first`)
  }
  const missing = missingFrom(services, await countAll(services))
  if (missing.length > 0) {
    return fail(`DATA_KEYS lacks key ${missing.join(', ')}, with which something is sealed still`)
  }
  const show = progressShown()
  const unopened = await resealAll({
    keys,
    holdings: holdingsOf(services),
    progress: (done, total, isLast) =>
      show(isLast, (seconds) =>
        progressBar({ what: 'sealed anew', unit: 'values', done, total, seconds }),
      ),
  })
  await resealSearchSecret(db, search.secret, material.search)
  for (const line of keyTable(await countAll(services), keys.dataKeyNumbers)) print(line)
  for (const line of searchWords({ ...search, at: 0 }, material.search)) print(line)
  if (unopened.length > 0) {
    fail(`DAMAGED, these open with no key and were left as they are:\n${unopened.join('\n')}`)
  }
}

/** Whoever seals with it still has it noted again at the next start. */
async function retire(services: KeysServices, number: number): Promise<void> {
  const key = `data key ${number}`
  if (number === services.keys.dataKeyNumbers[0])
    return fail(`${key} seals: put another one in front`)
  const counted = await countAll(services)
  const count = counted.reduce((sum, { counts }) => sum + (counts.get(number) ?? 0), 0)
  if (count > 0) return fail(`${key} is needed by ${grouped(count)} values: npm run keys -- reseal`)
  if (!(await retireDataKey(services.db, number))) return fail(`${key} was never used`)
  print(`${key} is retired: take it out of DATA_KEYS, and never use its number again`)
}

async function giveUpProof(services: KeysServices): Promise<void> {
  const lost = await retireProof(services)
  if (lost === 0) return fail('no proof key is missing')
  print(
    `proof keys that are lost: ${lost}; what they proved nobody can prove: npm run audit:verify`,
  )
}

async function countAll(of: HoldingServices): Promise<Counted[]> {
  const counted: Counted[] = []
  for (const holding of holdingsOf(of)) {
    counted.push({ name: holding.name, counts: await holding.count() })
  }
  return counted
}

/** Numbers of keys that are not given although something lies under them. */
function missingFrom({ keys }: KeysServices, counted: readonly Counted[]): number[] {
  const numbers = [...new Set(counted.flatMap(({ counts }) => [...counts.keys()]))]
  return numbers.filter((each) => !keys.dataKeyNumbers.includes(each))
}
