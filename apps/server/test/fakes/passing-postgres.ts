import { createHash } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { freemem, userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/platform/database/embedded-postgres.ts'
import { silentLog } from './silent-log.ts'

const cache = fileURLToPath(new URL('../../../../node_modules/.cache', import.meta.url))
const memory = '/dev/shm'
const roomNeeded = 3 * 1024 ** 3

/** Nobody needs what the tests stored once the machine has stopped, so nothing waits for a disk. */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  // Nor does a database live long enough for a vacuum, which keeps a template from being copied.
  autovacuum: 'off',
  jit: 'off',
  // Files beside each other open pools of their own, and some of them many processes.
  max_connections: '200',
}

/**
 * The embedded PostgreSQL of the tests, kept between runs, so that only the first one has to create
 * it. In memory where there is room: a disk's file system takes longer and longer for the thousand
 * files of each database once many were removed.
 */
export async function passingPostgres(): Promise<EmbeddedPostgres> {
  const checkout = createHash('sha256').update(cache).digest('hex').slice(0, 8)
  const folder = (await hasRoomInMemory())
    ? join(memory, `ecenter-tests-${userInfo().uid}-${checkout}`)
    : join(cache, 'ecenter-tests-postgres')
  return startEmbeddedPostgres({ folder, log: silentLog, settings })
}

async function hasRoomInMemory(): Promise<boolean> {
  const free = await statfs(memory).catch(() => undefined)
  return free !== undefined && Math.min(free.bavail * free.bsize, freemem()) > roomNeeded
}
