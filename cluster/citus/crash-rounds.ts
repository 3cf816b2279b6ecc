import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { askNode, citusNodes } from '../../apps/server/test/citus/nodes.ts'
import { buildTemplate, copyDatabase, dropTemplates } from '../../apps/server/test/test-database.ts'
import { until } from '../machines/until.ts'

/*
 * Servers break down while transactions write to a customer and to the coordinator. In the end each of those is
 * there whole or not at all, and whole where its end was told. A process of a server that is
 * killed takes all others of that server along, which then comes back by itself from its log.
 */
interface Writer {
  query(text: string, values?: unknown[]): Promise<unknown>
}

const rounds = Number(process.env.ROUNDS ?? 50)
const writers = 4
const shortestMs = 30
const longestMs = 300

const template = await buildTemplate()
const database = await copyDatabase(template)
const name = new URL(database.url).pathname.slice(1)
const [coordinator = ''] = citusNodes()
const told = new Set<string>()
let isOver = false
const writing = Array.from({ length: writers }, writeUntilOver)
for (let round = 0; round < rounds; round += 1) await breakDown(round)
isOver = true
await Promise.all(writing)

await until('nothing is prepared any more', async () => {
  await askNode(coordinator, name, 'select recover_prepared_transactions()')
  return (await Promise.all(citusNodes().map(preparedAt))).every((count) => count === 0)
})
const ours = await idsOf('select code as id from taken_code')
const theirs = await idsOf('select id::text as id from loose_file')
const half =
  [...ours].filter((id) => !theirs.has(id)).length +
  [...theirs].filter((id) => !ours.has(id)).length
const lost = [...told].filter((id) => !ours.has(id)).length
console.log(
  `${rounds} rounds, ${told.size} transactions told, ${ours.size} there, ${half} half, ${lost} lost`,
)
await database.drop()
await dropTemplates(template)
process.exitCode = half + lost > 0 || told.size === 0 ? 1 : 0

async function writeUntilOver(): Promise<void> {
  while (!isOver) {
    try {
      const client = await database.pool.connect()
      try {
        while (!isOver) told.add(await writeOnce(client))
        client.release()
      } catch {
        client.release(true)
      }
    } catch {
      await delay(shortestMs)
    }
  }
}

async function writeOnce(client: Writer): Promise<string> {
  const id = randomUUID()
  await client.query('begin')
  await client.query("insert into loose_file values ($1, $2, now() + interval '1 day')", [
    randomBytes(32),
    id,
  ])
  await client.query('insert into taken_code (code) values ($1)', [id])
  await client.query('commit')
  return id
}

/** In turn a worker, the coordinator, and whoever writes. */
async function breakDown(round: number): Promise<void> {
  await delay(shortestMs + Math.random() * (longestMs - shortestMs))
  const node = citusNodes()[round % citusNodes().length] ?? ''
  if (round % 4 === 3) {
    const ofWriters = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and usename = 'ecenter'`
    await askNode(coordinator, 'postgres', ofWriters)
    return
  }
  const [row] = await askNode(
    node,
    'postgres',
    "select pid from pg_stat_activity where backend_type = 'walwriter'",
  )
  process.kill(Number(row?.pid), 'SIGKILL')
  await until('the server is back', () =>
    askNode(node, 'postgres', 'select 1').then(
      () => true,
      () => false,
    ),
  )
}

async function preparedAt(node: string): Promise<number> {
  const [row] = await askNode(
    node,
    name,
    'select count(*)::int as count from pg_prepared_xacts where database = current_database()',
  )
  return Number(row?.count)
}

async function idsOf(statement: string): Promise<ReadonlySet<string>> {
  return new Set((await askNode(coordinator, name, statement)).map(({ id }) => String(id)))
}
