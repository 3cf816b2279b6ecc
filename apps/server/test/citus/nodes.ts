import { readFileSync } from 'node:fs'
import pg from 'pg'

/**
 * The nodes of a distributed engine on which this run's databases are made, as their administrator
 * reaches them, the coordinator first; none where it is one PostgreSQL (`npm run test:citus`).
 */
export function citusNodes(): readonly string[] {
  return process.env.TEST_CITUS?.split(' ') ?? []
}

/** One after the other on each of the nodes, in its database of this name. */
export async function onNodes(name: string, ...statements: readonly string[]): Promise<void> {
  for (const node of citusNodes()) await askNode(node, name, ...statements)
}

type Row = Readonly<Record<string, unknown>>

/** The rows of the last of the statements. */
export async function askNode(
  node: string,
  name: string,
  ...statements: readonly string[]
): Promise<Row[]> {
  const url = new URL(node)
  url.pathname = `/${name}`
  return ask(url.href, ...statements)
}

async function ask(url: string, ...statements: readonly string[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let rows: Row[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

/** Of a database that is on every node: the first of them learns of the others. */
export async function joinNodes(name: string): Promise<void> {
  const [coordinator = '', ...workers] = citusNodes()
  const { username, password } = new URL(coordinator)
  const owner = new URL(process.env.DATABASE_URL ?? '')
  await onNodes(
    name,
    'create extension citus',
    ...[owner, { username, password }].map(
      (role) =>
        `insert into pg_dist_authinfo values (0, '${role.username}', 'password=${role.password}')`,
    ),
  )
  const address = (node: string) => `'127.0.0.1', ${new URL(node).port}`
  await askNode(
    coordinator,
    name,
    `select citus_set_coordinator_host(${address(coordinator)})`,
    ...workers.map((node) => `select citus_add_node(${address(node)})`),
  )
}

/** What operators are given, as the owner of the tables runs it; it takes longer than a customer would wait. */
export async function spreadTables(url: string): Promise<void> {
  const statements = new URL('../../../../deploy/citus.sql', import.meta.url)
  await ask(url, readFileSync(statements, 'utf8'))
}

/** Nobody is in it and nobody comes, as nodes do that look for what is prepared. Then it can be copied. */
export async function closeDatabase(name: string): Promise<void> {
  await onNodes('postgres', `alter database ${name} allow_connections false`)
  await leaveDatabase(name)
}

/** Nobody is left in it: not the process either that Citus keeps in each database. */
export async function leaveDatabase(name: string): Promise<void> {
  const others = `from pg_stat_activity where datname = '${name}' and backend_type <> 'autovacuum worker'`
  for (const node of citusNodes()) {
    await askNode(node, 'postgres', `select pg_terminate_backend(pid, 10000) ${others}`)
  }
}
