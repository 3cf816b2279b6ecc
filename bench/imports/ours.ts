import { policies } from '../../apps/server/src/domains/policies/import/policies.ts'
import { importFile } from '../../apps/server/src/imports/import-file.ts'
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { layoutAt } from '../../apps/server/src/platform/database/layout.ts'
import { admitKeys, demoKeyMaterial } from '../../apps/server/src/platform/keys/configured-keys.ts'
import { keysFrom } from '../../apps/server/src/platform/keys/keys.ts'
import { openLog } from '../../apps/server/src/platform/log/log.ts'
import { goLast } from '../../apps/server/src/platform/operator/go-last.ts'

/** What importing a file took. */
export interface Import {
  readonly rows: number
  readonly seconds: number
  /** The most memory that the process ever had. */
  readonly peakMegabytes: number
}

/** Imports the file of policies that is named behind it, into an empty database, in a process of its own. */
const [path = ''] = process.argv.slice(2)
goLast()
const url = process.env.DATABASE_URL ?? ''
const layout = await layoutAt(url)
const database = openDatabase({ url, log: openLog('silent'), layout })
const keys = keysFrom(await admitKeys(database.db, demoKeyMaterial(`${path}.keys`)))
const asked = {
  kind: policies,
  path,
  encoding: 'utf-8',
  rejectsPath: `${path}.rejected`,
  isDry: false,
  isAgain: false,
  stop: new AbortController().signal,
} as const
const begun = performance.now()
const services = { url, db: database.db, keys, clock: systemClock, settings: { smallClaims: [] } }
const { progress, fault } = await importFile(services, asked, () => undefined)
const seconds = (performance.now() - begun) / 1000
await database.close()
if (fault !== undefined) throw new Error(fault)
const peakMegabytes = process.resourceUsage().maxRSS / 1024
process.send?.({ rows: progress.added, seconds, peakMegabytes } satisfies Import)
