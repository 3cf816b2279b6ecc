import pg from 'pg'

/** Which of several servers takes writes. */
export interface PrimaryServer {
  readonly host: string
  readonly port: number
  /** Each promotion begins another one. */
  readonly timeline: number
}

/** So long a server may be silent: whoever asks for a connection waits for it. */
const patienceMs = 1000

/** 53300: it is there, but has no connection left to say what it is. */
const noConnectionLeft = '53300'

const askTimeline = `
  select case when pg_is_in_recovery() then 0
    else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline,
    pg_postmaster_start_time()::text as start`

/** No server answered that may be believed; SQLSTATE of a client that cannot connect. */
class NoPrimary extends Error {
  override readonly name = 'NoPrimary'
  readonly code = '08001'
}

/** Either may be the one whose writes are lost. Its code is PostgreSQL's for no fault, of the class of clients that cannot connect. */
export class TwoPrimaries extends Error {
  override readonly name = 'TwoPrimaries'
  readonly code = '08X02'
}

interface FoundServer extends PrimaryServer {
  /** To the microsecond, so that one server under two addresses is known as one. */
  readonly start: string
}

/** Of a server that did not say what it is. */
interface Silence {
  readonly reason: unknown
}

/**
 * Asks all at once. A former primary that came back says that it takes writes too, but knows nothing
 * of what was written since, so the latest timeline counts, and none before `seen`, the latest that the
 * asker has seen. Where that would be news, a server that cannot say what it is may know more. Of two
 * on the latest timeline nobody can say which one has what was written; throws `TwoPrimaries`.
 */
export async function findPrimary(
  addresses: readonly string[],
  seen: number,
): Promise<PrimaryServer> {
  const answers = await Promise.all(addresses.map(askServer))
  const [latest, ...others] = answers
    .filter((answer) => answer !== 'full' && 'timeline' in answer)
    .filter(({ timeline }) => timeline > 0)
    .sort((one, other) => other.timeline - one.timeline)
  if (latest === undefined) {
    const cause = answers.find((answer) => answer !== 'full' && 'reason' in answer)?.reason
    throw new NoPrimary('none of the servers takes writes', { cause })
  }
  if (latest.timeline < seen) throw new NoPrimary('none but a former primary takes writes')
  if (latest.timeline > seen && answers.includes('full')) {
    throw new NoPrimary('a server that may be the primary has no connection left')
  }
  if (others.some((other) => other.timeline === latest.timeline && other.start !== latest.start)) {
    throw new TwoPrimaries('two servers take writes on one timeline')
  }
  return latest
}

async function askServer(address: string): Promise<FoundServer | Silence | 'full'> {
  const client = new pg.Client({
    connectionString: address,
    application_name: 'ecenter search',
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<Pick<FoundServer, 'timeline' | 'start'>>(askTimeline)
    const { timeline = 0, start = '' } = rows[0] ?? {}
    return { host: client.host, port: client.port, timeline, start }
  } catch (error) {
    const isFull = error instanceof pg.DatabaseError && error.code === noConnectionLeft
    return isFull ? 'full' : { reason: error }
  } finally {
    client.end().catch(() => undefined)
  }
}
