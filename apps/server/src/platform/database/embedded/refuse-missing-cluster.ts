import { refuseUnreadable } from '../../files/refuse-unreadable.ts'
import { clusterIn, folderInUse } from './reachable-folder.ts'

/** For a command: a start would make what is missing. */
export async function refuseMissingCluster(asked: string): Promise<void> {
  const folder = folderInUse(asked)
  if (folder === asked) await refuseUnreadable(clusterIn(asked), 'database')
}
