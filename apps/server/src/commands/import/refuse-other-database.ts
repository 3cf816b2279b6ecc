import { demoDay } from '../../demo/demo-marker.ts'
import { ImportFault } from '../../imports/import-fault.ts'
import type { Db } from '../../platform/database/database.ts'

/**
 * The demo shows codes and messages to whoever asks, and no customers of the core may land there by a
 * `DATABASE_URL` that was left as it was; made-up ones may land nowhere else. So both sides have to agree.
 */
export async function refuseOtherDatabase(db: Db, isIntoDemo: boolean): Promise<void> {
  const isDemo = (await demoDay(db)) !== undefined
  if (isDemo === isIntoDemo) return
  throw new ImportFault(
    isDemo
      ? "the database is the demo's, where everybody reads codes and messages: --into-demo imports there"
      : "the database is not the demo's: --into-demo imports nowhere else",
  )
}
