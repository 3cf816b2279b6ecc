import { secondsAfter, systemClock } from '../platform/clock/clock.ts'
import { givenSettings } from '../platform/config/given-settings.ts'
import { openConfiguredDatabase } from '../platform/database/configured-database.ts'
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
  const { db, close } = await openConfiguredDatabase(givenSettings(), openLog('error'))
  try {
    const since = secondsAfter(systemClock.now(), -days * 86_400)
    process.stdout.write(`${(await visitReport(db, since)).join('\n')}\n`)
  } finally {
    await close()
  }
}
