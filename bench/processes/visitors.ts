import { systemClock } from '../../apps/server/src/platform/clock/clock.ts'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { grantsOn } from '../../apps/server/src/platform/grants/grants.ts'
import type { Keys } from '../../apps/server/src/platform/keys/keys.ts'
import { openLog } from '../../apps/server/src/platform/log/log.ts'
import type { Caller } from '../../packages/contract/src/envelope/head.ts'
import { openSessionAt } from '../lookups/open-session-at.ts'

/** A visitor who has typed the code to the phone on file, and the handles of what that has opened. */
export interface ProvenVisitor {
  readonly caller: Caller
  readonly cookie: string
  readonly handles: readonly string[]
}

/** So many visitors at the service of that port; each has opened as many policies, which are nobody else's. */
export async function provenVisitors(
  { url, keys, port }: { readonly url: string; readonly keys: Keys; readonly port: number },
  count: number,
  policiesEach: number,
): Promise<ProvenVisitor[]> {
  const database = openDatabase({ url, log: openLog('silent') })
  const grants = grantsOn({ ...database, keys, clock: systemClock })
  const rows = await database.db
    .selectFrom('policy')
    .select(['customer_key as customerKey', 'id'])
    .orderBy('id')
    .limit(count * policiesEach)
    .execute()
  const policies = rows.map((row) => ({ kind: 'policy', ...row }) as const)
  const visitors: ProvenVisitor[] = []
  for (let at = 0; at < policies.length; at += policiesEach) {
    const opened = await openSessionAt(port)
    const { uuid } = opened.caller
    const { id } = await database.db
      .selectFrom('session')
      .select('id')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow()
    const theirs = policies.slice(at, at + policiesEach)
    const session = { id, uuid, failedLookups: 0 }
    const handles = await grants.open(session, theirs, { level: 'phone-on-file' })
    visitors.push({ ...opened, handles })
  }
  await database.close()
  return visitors
}
