import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { citusNodes } from '../../../test/citus/nodes.ts'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { newSession } from '../../../test/visitor.ts'

const service = serviceOfTests()
const others = 20_000

// Citus keeps the sessions of visitors on one server, under the same statement.
test.skipIf(citusNodes().length > 0)(
  'a session is found without reading all that live',
  async () => {
    const { db, pipelined, clock } = service
    await sql`insert into session (id, uuid, created_at, seen_at, ends_at)
    select id, id, ${clock.now()}, ${clock.now()}, ${clock.now()}::timestamptz + interval '8 hours'
    from (select gen_random_uuid() as id from generate_series(1, ${others}::int)) as opened`.execute(
      db,
    )
    await sql`analyze session`.execute(db)
    const visitor = await newSession(service)
    const before = await rowsReadByTime()
    for (let each = 0; each < 5; each += 1) await visitor.session()
    expect((await rowsReadByTime()) - before).toBeLessThan(others)

    async function rowsReadByTime(): Promise<number> {
      await pipelined.swift.run('tell-what-was-read', 'select pg_stat_force_next_flush()', [])
      const { rows } = await sql<{ read: number }>`
      select idx_tup_read::int as read from pg_stat_user_indexes where indexrelname = 'session_ends_at'
    `.execute(db)
      return rows[0]?.read ?? Number.NaN
    }
  },
)
