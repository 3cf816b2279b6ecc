import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface OpenFolder {
  readonly path: string
  remove(): Promise<void>
}

/** A folder for what a test starts; other users may pass it, for PostgreSQL does not run as root. */
export async function openFolder(): Promise<OpenFolder> {
  const path = await mkdtemp(join(tmpdir(), 'ecenter-cluster-'))
  await chmod(path, 0o755)
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}
