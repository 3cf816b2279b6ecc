import pg from 'pg'
import { type Audit, auditOn } from '../platform/audit/audit.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { givenSettings } from '../platform/config/given-settings.ts'
import type { Settings } from '../platform/config/settings.ts'
import {
  type ConfiguredDatabase,
  openExistingDatabase,
} from '../platform/database/configured-database.ts'
import type { Db } from '../platform/database/database.ts'
import { withPlaces } from '../platform/keys/configured-keys.ts'
import type { Keys } from '../platform/keys/keys.ts'
import { keysInUse } from '../platform/keys/keys-in-use.ts'
import { type Log, openLog } from '../platform/log/log.ts'
import { forOperator } from '../platform/operator/for-operator.ts'
import { OperatorFault } from '../platform/operator/operator-fault.ts'

/** What a command works with. */
export interface CommandServices {
  readonly settings: Settings
  readonly log: Log
  readonly database: ConfiguredDatabase
}

/** Runs a command on the database that a service made, and closes that however it ends. */
export async function runOnDatabase(
  command: (services: CommandServices) => Promise<void>,
): Promise<void> {
  await forOperator(async () => {
    const settings = givenSettings()
    const log = openLog('error')
    const database = await openExistingDatabase(settings, log)
    try {
      await command({ settings, log, database })
    } catch (error) {
      throw isOlder(error) ? new OperatorFault(whatToStart) : withPlaces(error, settings)
    } finally {
      await database.close()
    }
  })
}

/** What a command works with that opens what is sealed, or leaves a trace. */
export interface KeyedServices extends CommandServices {
  readonly db: Db
  readonly keys: Keys
  readonly audit: Audit
}

/** The same with the keys of the service; with others nothing is begun. */
export async function runWithKeys(
  command: (services: KeyedServices) => Promise<void>,
): Promise<void> {
  await runOnDatabase(async (services) => {
    const { database, settings } = services
    const keys = await keysInUse(database, settings)
    const audit = auditOn({ ...database, keys, clock: systemClock })
    await command({ ...services, db: database.db, keys, audit })
  })
}

const whatToStart =
  'the database lacks tables of this version: start the service first, which makes them'

/** A table or a column is missing. */
function isOlder(error: unknown): boolean {
  return error instanceof pg.DatabaseError && ['42P01', '42703'].includes(error.code ?? '')
}
