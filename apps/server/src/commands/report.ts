import { visitReport } from '../domains/analytics/store/visit-report.ts'
import { secondsAfter, systemClock } from '../platform/clock/clock.ts'
import { openReplicaDb } from '../platform/database/replicas/replica-db.ts'
import { type CommandServices, runOnDatabase } from './run-on-database.ts'

const usage = 'npm run report -- [days]   what visitors did in so many days, 30 unless told'

const days = Number(process.argv[2] ?? 30)
if (Number.isInteger(days) && days > 0) await runOnDatabase(report)
else {
  process.stderr.write(`${usage}\n`)
  process.exitCode = 1
}

async function report({ settings, log, database }: CommandServices): Promise<void> {
  const replica = openReplicaDb({ ...database, replicaUrl: settings.replicaUrl, log })
  try {
    const since = secondsAfter(systemClock.now(), -days * 86_400)
    const lines = await replica.read((db) => visitReport(db, since))
    process.stdout.write(`${lines.join('\n')}\n`)
  } finally {
    await replica.close()
  }
}
