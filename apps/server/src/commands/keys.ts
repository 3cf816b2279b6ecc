import { join } from 'node:path'
import { systemClock } from '../platform/clock/clock.ts'
import { givenSettings } from '../platform/config/given-settings.ts'
import type { Settings } from '../platform/config/settings.ts'
import { openConfiguredDatabase } from '../platform/database/configured-database.ts'
import { openLoneConnection } from '../platform/database/lone-connection.ts'
import { diskFiles } from '../platform/files/disk-files.ts'
import { configuredMaterial } from '../platform/keys/configured-keys.ts'
import { type KeyMaterial, keysFrom } from '../platform/keys/keys.ts'
import { isInService, KeysRefused, refuseOtherKeys } from '../platform/keys/known-keys.ts'
import { openLog } from '../platform/log/log.ts'
import { progressBar } from '../platform/progress/progress-bar.ts'
import { progressShown } from '../platform/progress/show-progress.ts'
import { daysLeft } from '../platform/signing/days-left.ts'
import { openSigner } from '../platform/signing/open-signer.ts'
import { type HoldingParts, holdingsOf } from './keys/holdings.ts'
import { type Counted, keyTable } from './keys/key-table.ts'
import { resealAll } from './keys/reseal-all.ts'
import { takeTurn } from './keys/take-turn.ts'

const usage = `npm run keys -- status   what lies under which data key, and how long the signature is good
npm run keys -- reseal   seals everything anew with the first of DATA_KEYS; the service may run`

/** A certificate takes its time to be ordered. */
const daysToOrder = 30

const [verb, ...more] = process.argv.slice(2)
if ((verb === 'status' || verb === 'reseal') && more.length === 0) {
  await run(verb === 'status' ? tellStatus : reseal)
} else fail(usage)

interface KeysParts extends HoldingParts {
  readonly settings: Settings
  readonly material: KeyMaterial
}

async function run(command: (parts: KeysParts) => Promise<void>): Promise<void> {
  const settings = givenSettings()
  const material = configuredMaterial(settings)
  const { url, close } = await openConfiguredDatabase(settings, openLog('error'))
  const connection = await openLoneConnection(url, 'ecenter-keys')
  const { db } = connection
  const fileStore = diskFiles(join(settings.dataFolder, 'files'))
  try {
    await refuseOtherKeys(db, material)
    await command({ settings, material, db, keys: keysFrom(material), fileStore })
  } catch (error) {
    if (!(error instanceof KeysRefused)) throw error
    fail(error.message)
  } finally {
    await connection.close()
    await close()
  }
}

async function tellStatus(parts: KeysParts): Promise<void> {
  await tellCounts(parts)
  tellCertificate(parts)
}

async function tellCounts(parts: KeysParts): Promise<void> {
  for (const line of keyTable(await countAll(parts), parts.keys.dataKeyNumbers)) print(line)
}

function tellCertificate({ settings }: KeysParts): void {
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

async function reseal(parts: KeysParts): Promise<void> {
  const { db, keys, material } = parts
  if (!(await takeTurn(db))) return fail('somebody seals anew already: wait until they are through')
  if (!(await isInService(db, material))) {
    return fail(
      `no service was ever started with data key ${keys.dataKeyNumbers[0]}: give it to all of them first`,
    )
  }
  const foreign = numbersIn(await countAll(parts)).filter(
    (each) => !keys.dataKeyNumbers.includes(each),
  )
  if (foreign.length > 0) {
    return fail(`DATA_KEYS lacks key ${foreign.join(', ')}, with which something is sealed still`)
  }
  const show = progressShown()
  const unopened = await resealAll({
    keys,
    holdings: holdingsOf(parts),
    progress: (done, total, isLast) =>
      show(isLast, (seconds) =>
        progressBar({ what: 'sealed anew', unit: 'values', done, total, seconds }),
      ),
  })
  await tellCounts(parts)
  if (unopened.length > 0) {
    fail(`DAMAGED, these open with no key and were left as they are:\n${unopened.join('\n')}`)
  }
}

async function countAll(of: HoldingParts): Promise<Counted[]> {
  const counted: Counted[] = []
  for (const holding of holdingsOf(of)) {
    counted.push({ name: holding.name, counts: await holding.count() })
  }
  return counted
}

function numbersIn(counted: readonly Counted[]): number[] {
  return [...new Set(counted.flatMap(({ counts }) => [...counts.keys()]))]
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function fail(line: string): void {
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}
