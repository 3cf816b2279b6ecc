import { join } from 'node:path'
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded-postgres.ts'
import { openLog } from '../apps/server/src/platform/log/log.ts'
import { type AtEnd, inOwnFolder } from './in-own-folder.ts'

export interface OwnPostgres {
  readonly url: string
  /** Holds the server's data, and is for whatever else goes with it. */
  readonly folder: string
  readonly atEnd: AtEnd
}

/** Does something with an empty PostgreSQL, which is stopped and gone afterwards. */
export function onOwnPostgres<Result>(
  name: string,
  act: (own: OwnPostgres) => Promise<Result>,
  settings: Readonly<Record<string, string>> = {},
): Promise<Result> {
  return inOwnFolder(name, async (folder, atEnd) => {
    const log = openLog('silent')
    const postgres = await startEmbeddedPostgres({
      folder: join(folder, 'postgres'),
      log,
      settings,
    })
    atEnd(() => postgres.stop())
    return await act({ folder, url: postgres.url, atEnd })
  })
}
