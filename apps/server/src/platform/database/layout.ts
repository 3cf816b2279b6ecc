import { type DialectAdapter, PostgresAdapter } from 'kysely'
import type pg from 'pg'
import { connectionsTo } from './primary/primary-client.ts'

/**
 * Whether a database is one PostgreSQL, where lookup keys lie beside what they lead to and one statement joins
 * them, or `spread` over several: then a key and what it leads to may lie on two servers, which two statements ask.
 */
export type Layout = 'together' | 'spread'

/** How a database lies. Asked once, before it is opened for all else. */
export async function layoutAt(url: string): Promise<Layout> {
  const { Client, connectionString } = connectionsTo(url)
  const client = new Client({
    connectionString,
    application_name: 'ecenter start',
    connectionTimeoutMillis: 3000,
    query_timeout: 6000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await layoutOver(client)
  } finally {
    await client.end()
  }
}

/** The same by a connection that is there: a function tells Citus. */
export async function layoutOver(client: Pick<pg.Client, 'query'>): Promise<Layout> {
  const { rows } = await client.query("select where to_regproc('citus_version') is not null")
  return rows.length > 0 ? 'spread' : 'together'
}

/** Kysely hands its adapter on to every transaction, so each of them knows how its database lies. */
export class LayoutAdapter extends PostgresAdapter {
  readonly layout: Layout

  constructor(layout: Layout) {
    super()
    this.layout = layout
  }
}

export function layoutOf(db: { getExecutor(): { readonly adapter: DialectAdapter } }): Layout {
  const { adapter } = db.getExecutor()
  if (adapter instanceof LayoutAdapter) return adapter.layout
  throw new Error('nobody has said how this database lies')
}
