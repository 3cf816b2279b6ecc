import { randomUUID } from 'node:crypto'
import { auditOn } from '../../apps/server/src/platform/audit/audit.ts'
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import type { Keys } from '../../apps/server/src/platform/keys/keys.ts'

const looks = 30_000
/** As many as a busy process answers at once, so that entries go out together. */
const atOnce = 200

/** One chain, as a process has it, of lookups that their customers read of: how many it takes, and what room. */
export async function fillTrail(database: Database, keys: Keys): Promise<string> {
  const audit = auditOn({ ...database, keys, clock: systemClock })
  const begun = performance.now()
  let left = looks
  async function lookAgain(): Promise<void> {
    while (left > 0) {
      left -= 1
      const subject = randomUUID().replaceAll('-', '').repeat(2)
      await audit.record({
        ...{ event: 'lookup', outcome: 'found', subject },
        ...{ sessionId: randomUUID(), objectId: randomUUID(), address: subject },
        ...{ network: '203.0.113.*', channel: 'site' },
      })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lookAgain))
  const perSecond = (looks / (performance.now() - begun)) * 1000
  const bytes = await Promise.all(['audit_entry', 'person_access'].map(bytesOfOne))
  return `${perSecond.toFixed(0)}/s, ${bytes.join(' and ')} bytes`

  async function bytesOfOne(table: string): Promise<number> {
    const size = `select pg_total_relation_size('${table}')::float8 as bytes`
    const { rows } = await database.pool.query<{ bytes: number }>(size)
    return Math.round((rows[0]?.bytes ?? 0) / looks)
  }
}
