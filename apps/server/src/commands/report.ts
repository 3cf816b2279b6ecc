import { secondsAfter, systemClock } from '../platform/clock/clock.ts'
import { givenSettings } from '../platform/config/given-settings.ts'
import { openConfiguredDatabase } from '../platform/database/configured-database.ts'
import { openLaggingDb } from '../platform/database/lagging-db.ts'
import { openLog } from '../platform/log/log.ts'
import { visitReport } from '../records/analytics/visit-report.ts'

const usage = 'npm run report -- [days]   what visitors did in so many days, 30 unless told'

const days = Number(process.argv[2] ?? 30)
if (Number.isInteger(days) && days > 0) await report()
else {
  process.stderr.write(`${usage}\n`)
  process.exitCode = 1
}

async function report(): Promise<void> {
  const settings = givenSettings()
  const log = openLog('error')
  const database = await openConfiguredDatabase(settings, log)
  const lagging = openLaggingDb({ ...database, replicaUrl: settings.replicaUrl, log })
  try {
    const since = secondsAfter(systemClock.now(), -days * 86_400)
    const lines = await lagging.read((db) => visitReport(db, since))
    process.stdout.write(`${lines.join('\n')}\n`)
  } finally {
    await lagging.close()
    await database.close()
  }
}
