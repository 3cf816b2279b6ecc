import pg from 'pg'

/**
 * A connection that shows other processes that we use the server: it holds a shared lock. Who gets
 * the lock alone is the last one, so of several that leave at once exactly one stops the server.
 */
export type Presence = pg.Client

const lock = 7_041_776

/**
 * Enters the server behind a URL, or says why not: it is `down`, or `busy` starting up, recovering,
 * stopping or serving all that it can. SCRAM proves both sides: a stranger that took over the port
 * does not know the password either, and counts as down.
 */
export async function enter(url: string): Promise<Presence | 'busy' | 'down'> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // When the server stops, whoever queries it learns so; here nobody asked.
  client.on('error', () => undefined)
  try {
    await client.connect()
    if (await isTrue(client, `pg_try_advisory_lock_shared(${lock})`)) return client
    await client.end()
    return 'busy'
  } catch (error) {
    await client.end()
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    return code === '57P03' || code === '53300' ? 'busy' : 'down'
  }
}

/** Runs `stop` if nobody else is present, while nobody can enter. */
export async function leave(presence: Presence, stop: () => Promise<void>): Promise<void> {
  try {
    if (await isLast(presence)) await stop()
  } finally {
    await presence.end()
  }
}

/** A server that is gone already needs nobody to stop it. */
async function isLast(presence: Presence): Promise<boolean> {
  try {
    await isTrue(presence, `pg_advisory_unlock_shared(${lock})`)
    return await isTrue(presence, `pg_try_advisory_lock(${lock})`)
  } catch {
    return false
  }
}

async function isTrue(client: pg.Client, expression: string): Promise<boolean> {
  const { rows } = await client.query<{ answer: boolean }>(`select ${expression} as answer`)
  return rows[0]?.answer === true
}
