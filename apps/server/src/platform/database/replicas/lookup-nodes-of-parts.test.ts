import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentLog } from '../../../../test/fakes/silent-log.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { openLog } from '../../log/log.ts'
import { openPipelinedConnection } from '../connections/pipelined-connection.ts'
import { openLookupNodes } from './lookup-nodes.ts'

/** Two that say that they are of the same servers, as nodes of one Citus do; those of a real one say so by themselves. */
let node: TestDatabase
let coordinator: TestDatabase
beforeAll(async () => {
  ;[node, coordinator] = [await createTestDatabase(), await createTestDatabase()]
  for (const { pool } of [node, coordinator]) {
    await pool.query(`
      create table public.pg_dist_node (nodeid int, groupid int, nodename text, nodeport int);
      create table public.pg_dist_shard (shardid bigint, logicalrelid text);
      insert into public.pg_dist_node values (1, 1, 'worker-1', 5432)
    `)
  }
})
afterAll(async () => {
  await node.drop()
  await coordinator.drop()
})

test.skipIf(process.env.TEST_CITUS !== undefined)(
  'a node is asked only while it can read what lookups read',
  async () => {
    await node.pool.query('alter table policy_lookup_key rename to hidden')
    const logged: string[] = []
    const [first, last] = [node, coordinator].map(({ url }) =>
      openPipelinedConnection('lookups', { url, log: silentLog }),
    )
    if (first === undefined || last === undefined) throw new Error('no connections')
    const lookups = openLookupNodes({
      ...{ nodes: [first], coordinator: last, lookEachMs: 20 },
      log: openLog('info', { write: (line) => void logged.push(line) }),
    })
    const answering = async () => {
      const select = 'select current_database() as name'
      return (await lookups.run<{ name: string }>('which', select, []))[0]?.name
    }
    const nameOf = ({ url }: TestDatabase) => new URL(url).pathname.slice(1)
    try {
      await expect.poll(() => logged.join()).toContain('42P01')
      expect(await answering()).toBe(nameOf(coordinator))
      await node.pool.query('alter table hidden rename to policy_lookup_key')
      await expect.poll(answering).toBe(nameOf(node))
    } finally {
      await lookups.close()
      await last.close()
    }
  },
)
