import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { migrations } from '../src/migrations/migrations.ts'
import type { PipelinedConnections } from '../src/platform/database/connections/pipelined-connection.ts'
import { type Database, type Db, openDatabase } from '../src/platform/database/database.ts'
import type { Layout } from '../src/platform/database/layout.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { citusNodes, closeDatabase, joinNodes, onNodes, spreadTables } from './citus/nodes.ts'
import { silentLog } from './fakes/silent-log.ts'

export interface TestDatabase {
  readonly url: string
  readonly db: Db
  readonly pool: pg.Pool
  readonly pipelined: PipelinedConnections
  /** Closes the connections of `db` and removes the database. */
  drop(): Promise<void>
}

const usualLayout: Layout = process.env.TEST_LAYOUT === 'spread' ? 'spread' : 'together'

const prefix = 'ecenter_test_'
/** Older ones were left by runs that were killed; younger ones may belong to a run beside us. */
const forgottenAfterSeconds = 2 * 60 * 60

/** A database of its own for a test file, with the whole schema: a copy of the run's template. */
export function createTestDatabase(layout?: Layout): Promise<TestDatabase> {
  return copyDatabase(variable('TEST_TEMPLATE'), layout)
}

/** A database without any table, for tests of what builds the schema. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return copyDatabase('template1')
}

/** `TEST_LAYOUT=spread` has every test search as it is done over several servers. */
export async function copyDatabase(template: string, layout = usualLayout): Promise<TestDatabase> {
  return open(await createDatabase(template), layout)
}

/** Migrates once for the whole run; built anew each run, so it always fits the code. */
export async function buildTemplate(): Promise<string> {
  const name = await createDatabase('template1')
  if (citusNodes().length > 0) await joinNodes(name)
  await fill(name, async ({ db }) => {
    await migrate(db, migrations)
    if (citusNodes().length > 0) await spreadTables(urlOf(name))
  })
  return name
}

/** What has the schema and is filled further, to be copied as it is then; it is dropped with the run's template. */
export async function createTemplate(
  fillIt: (opened: Database) => Promise<unknown>,
): Promise<string> {
  const schema = variable('TEST_TEMPLATE')
  const name = `${schema}_${randomBytes(4).toString('hex')}`
  await create(name, schema)
  await fill(name, fillIt)
  return name
}

export async function dropTemplates(schema: string): Promise<void> {
  for (const name of await databasesLike(schema)) await dropDatabase(name)
}

export async function dropForgottenDatabases(): Promise<void> {
  const names = await databasesLike(prefix)
  for (const name of names) if (isForgotten(name)) await dropDatabase(name)
}

/**
 * Not `with (force)`: that is refused to anyone but a superuser while the vacuum is at work in
 * the database. A plain drop sends the vacuum away by itself, and waits for who was told to leave.
 */
async function dropDatabase(name: string): Promise<void> {
  if (citusNodes().length > 0) {
    // Nodes look into each other's databases now and then, so nobody comes to any of them before one is dropped.
    await closeDatabase(name)
    return onNodes('postgres', `drop database if exists ${name} with (force)`)
  }
  await administer(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = '${name}' and usename = current_user`,
  )
  await administer(`drop database if exists ${name}`)
}

function open(name: string, layout: Layout): TestDatabase {
  const url = urlOf(name)
  const { db, pool, pipelined, close } = openDatabase({ url, log: silentLog, layout })
  async function drop(): Promise<void> {
    await close()
    await dropDatabase(name)
  }
  return { url, db, pool, pipelined, drop }
}

async function createDatabase(template: string): Promise<string> {
  const seconds = Math.floor(Date.now() / 1000)
  const name = `${prefix}${seconds}_${randomBytes(4).toString('hex')}`
  await create(name, template)
  return name
}

async function create(name: string, template: string): Promise<void> {
  const strategy = process.env.TEST_COPIES ? `strategy ${process.env.TEST_COPIES}` : ''
  const copy = `create database ${name} template ${template} ${strategy}`
  if (citusNodes().length === 0) await administer(copy)
  else await onNodes('postgres', `${copy} owner ${new URL(variable('DATABASE_URL')).username}`)
}

async function fill(name: string, fillIt: (opened: Database) => Promise<unknown>) {
  const opened = openDatabase({ url: urlOf(name), log: silentLog })
  await fillIt(opened).finally(opened.close)
  await closeDatabase(name)
}

async function databasesLike(beginning: string): Promise<string[]> {
  const { rows } = await administer(
    `select datname as name from pg_database where datname like '${beginning}%'`,
  )
  return rows.map(({ name }) => String(name))
}

function isForgotten(name: string): boolean {
  const createdAt = Number(name.slice(prefix.length).split('_')[0])
  return createdAt < Date.now() / 1000 - forgottenAfterSeconds
}

async function administer(statement: string): Promise<pg.QueryResult<Record<string, unknown>>> {
  const client = new pg.Client({ connectionString: variable('DATABASE_URL') })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

function urlOf(name: string): string {
  const url = new URL(variable('DATABASE_URL'))
  url.pathname = `/${name}`
  return url.href
}

function variable(name: 'DATABASE_URL' | 'TEST_TEMPLATE'): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is missing: global-setup.ts sets it for every test run`)
  return value
}
