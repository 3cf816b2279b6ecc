import { leadNoted } from '@ecenter/contract/core/sale-events.ts'
import { sql } from 'kysely'
import { tellCoreOn } from '../src/core/out/tell-core-on.ts'
import { systemClock as clock } from '../src/platform/clock/clock.ts'
import { readSettings } from '../src/platform/config/settings.ts'
import { tellCore } from '../src/platform/core-events/tell-core.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { waitForName } from '../src/platform/database/wait-for-name.ts'
import { keysFrom } from '../src/platform/keys/keys.ts'
import { openNotifier } from '../src/platform/notifications/notifier.ts'
import { silentLog as log } from './fakes/silent-log.ts'

/**
 * Does things and tells the core of them as fast as it can, relays and pushes, until it is killed; a program of
 * its own for that. An effect is a row of the test's table `effect` and names its event.
 */
const settings = readSettings({ ECENTER_MODE: 'demo', ...process.env }, '/')
const url = settings.databaseUrl ?? ''
const key = Buffer.from(process.env.TELLER_KEY ?? '', 'hex')
const keys = keysFrom({
  data: [{ number: 1, key }],
  searchSecret: key,
  proof: [key],
  oldProof: [],
})
const { db, pipelined } = openDatabase({ url, log })
const notifier = openNotifier({ url, log, pipelined })
tellCoreOn({ db, keys, clock, settings, notifier, log })
await Promise.all([1, 2, 3, 4].map((teller) => tellOn(`lead/${teller}`)))

async function tellOn(subject: string): Promise<void> {
  for (let serial = 0; ; serial++) {
    await db.transaction().execute(async (transaction) => {
      // Whoever acts on something holds it, as every handler does.
      await waitForName(transaction, subject)
      const eventId = await tellCore({ db: transaction, keys, clock, notifier }, leadNoted, {
        subject,
        data: {
          leadNo: subject,
          status: 'called',
          note: `${serial}`,
          notedAt: clock.now().toISOString(),
          account: 'agent1',
        },
      })
      await sql`insert into effect (event_id) values (${eventId}::uuid)`.execute(transaction)
    })
    process.send?.(serial)
  }
}
