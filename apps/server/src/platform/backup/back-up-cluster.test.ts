import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OperatorFault } from '../operator/operator-fault.ts'
import { backUpCluster } from './back-up-cluster.ts'
import { openBackupFolder } from './backup-folder.ts'

test('a cluster with tables elsewhere is not copied, and it is said what to do', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ecenter-tablespace-'))
  try {
    const cluster = join(folder, 'cluster')
    await mkdir(join(cluster, 'pg_tblspc'), { recursive: true })
    await symlink(folder, join(cluster, 'pg_tblspc', '16999'))
    const backup = await openBackupFolder(join(folder, 'backup'))
    // Nobody listens there: it is refused before the server is asked for anything.
    const refused = backUpCluster({ url: 'postgresql://127.0.0.1:1/', cluster }, backup, 'cluster')
    await expect(refused).rejects.toThrow(OperatorFault)
    await expect(refused).rejects.toThrow('move its tables back to pg_default')
    expect(await readdir(backup.path)).toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
})
