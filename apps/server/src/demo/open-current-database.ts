import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Settings } from '../platform/config/settings.ts'
import {
  type ConfiguredDatabase,
  openConfiguredDatabase,
} from '../platform/database/configured-database.ts'
import { isOfFormerSchema } from '../platform/database/former-schema.ts'
import { isGone } from '../platform/files/is-gone.ts'
import type { Log } from '../platform/log/log.ts'
import { OperatorFault } from '../platform/operator/operator-fault.ts'
import { demoDay } from './demo-marker.ts'

/** What of a demo lies in its data folder beside the database; read with its keys alone. */
const besideDatabase = ['files', 'demo-keys', 'demo-signing', 'demo-core']

/** Other processes that start with us let go of the older demo at once; one of the older version does not. */
const patienceMs = 15_000

/**
 * The database that the settings name. Where that is the embedded one of a demo with the former schema, it is
 * set aside with all that belongs to it: renamed, so that nothing is lost, and a new demo is begun.
 */
export async function openCurrentDatabase(
  settings: Settings,
  log: Log,
): Promise<ConfiguredDatabase> {
  const deadline = Date.now() + patienceMs
  while (true) {
    const database = await openConfiguredDatabase(settings, log)
    if (!(await isOfOlderDemo(database, settings))) return database
    const isDone = await setAside(database, settings)
    if (isDone) continue
    if (Date.now() > deadline) {
      throw new OperatorFault(
        `${settings.dataFolder} holds a demo of an older version that still runs: stop it, or name another DATA_FOLDER`,
      )
    }
    await sleep(200)
  }
}

async function isOfOlderDemo(
  { db, close }: ConfiguredDatabase,
  { mode, databaseUrl }: Settings,
): Promise<boolean> {
  if (mode !== 'demo' || databaseUrl !== undefined) return false
  try {
    return (await isOfFormerSchema(db)) && (await demoDay(db)) !== undefined
  } catch (error) {
    await close()
    throw error
  }
}

/** The database last: a start that is broken off before it goes on with the rest. */
async function setAside(
  { closeAside }: ConfiguredDatabase,
  { dataFolder }: Settings,
): Promise<boolean> {
  const name = `older-demo-${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}`
  const cluster = await closeAside?.(name, async () => {
    for (const part of besideDatabase) {
      const path = join(dataFolder, part)
      await rename(path, `${path}.${name}`).catch(ignoreMissing)
    }
  })
  if (cluster === undefined) return false
  process.stderr.write(
    `The demo in ${dataFolder} is of an older version. It is set aside: ${cluster}, and what ends in ` +
      `.${name} in ${dataFolder}. A new demo is made; the older one may be deleted.\n`,
  )
  return true
}

function ignoreMissing(error: unknown): void {
  if (!isGone(error)) throw error
}
