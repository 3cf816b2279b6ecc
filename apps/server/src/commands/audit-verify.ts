import { verifyTrail } from '../platform/audit/verify-trail.ts'
import { givenSettings } from '../platform/config/given-settings.ts'
import { openConfiguredDatabase } from '../platform/database/configured-database.ts'
import { keysInUse } from '../platform/keys/keys-in-use.ts'
import { openLog } from '../platform/log/log.ts'

const settings = givenSettings()
const database = await openConfiguredDatabase(settings, openLog('error'))
const { db, close } = database
const keys = await keysInUse(database, settings)
try {
  const verdict = await verifyTrail(db, keys)
  switch (verdict.kind) {
    case 'holds':
      process.stdout.write(
        `the trail holds: ${verdict.entries} entries in ${verdict.chains} chains\n`,
      )
      break
    case 'empty':
      fail('there is no trail: nothing was ever recorded, or all of it was taken away')
      break
    case 'broken':
      fail(`the trail is broken: chain ${verdict.chain}, entry ${verdict.seq}: ${verdict.why}`)
  }
} finally {
  await close()
}

function fail(line: string): void {
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}
