import { rename, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Tables } from '../../src/platform/database/tables.ts'
import type { TestDatabase } from '../test-database.ts'

/** Where the files of the tests' PostgreSQL are; unknown where `DATABASE_URL` names a server of its own. */
export const cluster = process.env.TEST_CLUSTER

/** Takes nothing and says that there is no room, like a full disk. */
export const fullDevice = '/dev/full'

/**
 * The disk under an empty table is full, for connections that are opened from now on, until what is
 * answered is called: its file leads to a device that is.
 */
export async function fillDiskUnder(
  { db }: Pick<TestDatabase, 'db'>,
  table: keyof Tables,
): Promise<() => Promise<void>> {
  const { rows } = await sql<{ path: string }>`
    select pg_relation_filepath(${table}) as path
  `.execute(db)
  const path = join(cluster ?? '', rows[0]?.path ?? '')
  const aside = `${path}.aside`
  await rename(path, aside)
  await symlink(fullDevice, path)
  return () => rename(aside, path)
}
