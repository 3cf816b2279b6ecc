import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { askNode, citusNodes } from '../../apps/server/test/citus/nodes.ts'
import { buildTemplate, copyDatabase, dropTemplates } from '../../apps/server/test/test-database.ts'
import { until } from '../machines/until.ts'

/*
 * Servers, and the process that writes, break down while transactions write to a customer and to the coordinator. In the
 * end each of those is there whole or not at all, and whole where its end was told. A process of a server that is
 * killed takes all others of that server along, which then comes back by itself from its log.
 */
const rounds = Number(process.env.ROUNDS ?? 50)
const shortestMs = 30
const longestMs = 300

const template = await buildTemplate()
const database = await copyDatabase(template)
const name = new URL(database.url).pathname.slice(1)
const [coordinator = ''] = citusNodes()
const told = new Set<string>()
let writer = await beginWriting()
const broken = new Map<string, number>()
for (let round = 0; round < rounds; round += 1) {
  const what = await breakDown(round)
  broken.set(what, (broken.get(what) ?? 0) + 1)
}
await killWriter()

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
  `${rounds} rounds (${[...broken].map(([what, times]) => `${what} ${times}`).join(', ')}), ${told.size} transactions told, ${ours.size} there, ${half} half, ${lost} lost`,
)
await database.drop()
await dropTemplates(template)
process.exitCode = half + lost > 0 || told.size === 0 ? 1 : 0

/** As a service does, in a process of its own; each transaction whose end it saw is told. */
async function beginWriting(): Promise<ChildProcess> {
  const program = fileURLToPath(new URL('write-until-killed.ts', import.meta.url))
  const child = fork(program, [database.url], { execArgv: ['--import', 'tsx'] })
  child.on('message', (id) => void told.add(String(id)))
  await once(child, 'message')
  return child
}

async function killWriter(): Promise<void> {
  const ended = once(writer, 'close')
  writer.kill('SIGKILL')
  await ended
}

/** In turn each node, the sessions of whoever writes, and the process that writes; says which. */
async function breakDown(round: number): Promise<string> {
  await delay(shortestMs + Math.random() * (longestMs - shortestMs))
  const nodes = citusNodes()
  const at = round % (nodes.length + 2)
  const node = nodes[at]
  if (node !== undefined) {
    await crash(node)
    return at === 0 ? 'coordinator' : 'worker'
  }
  if (at === nodes.length) {
    const ofWriters = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and usename = 'ecenter'`
    await askNode(coordinator, 'postgres', ofWriters)
    return 'sessions'
  }
  await killWriter()
  writer = await beginWriting()
  return 'process'
}

async function crash(node: string): Promise<void> {
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
