import { resolve } from 'node:path'
import { clusterIn, reachableFolder } from './reachable-folder.ts'
import type { Account } from './run-as.ts'
import { serverAccount } from './server-account.ts'

/** Where the server of a data folder lives, and as whom it runs. */
export interface ServerPlace {
  readonly folder: string
  readonly cluster: string
  readonly account: Account | undefined
}

/** Makes the folder where it is missing; the cluster itself may be missing still. */
export async function serverPlace(asked: string): Promise<ServerPlace> {
  const account = await serverAccount(resolve(asked))
  const folder = await reachableFolder(resolve(asked), account)
  return { folder, cluster: clusterIn(folder), account }
}
