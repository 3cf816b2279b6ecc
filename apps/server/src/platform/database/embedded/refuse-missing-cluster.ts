import { existsSync } from 'node:fs'
import { refuseUnreadable } from '../../files/refuse-unreadable.ts'
import { clusterIn, folderOutside } from './reachable-folder.ts'

/** For a command: a start would make what is missing. */
export async function refuseMissingCluster(asked: string): Promise<void> {
  const isOutside = process.getuid?.() === 0 && existsSync(clusterIn(folderOutside(asked)))
  if (!isOutside) await refuseUnreadable(clusterIn(asked), 'database')
}
