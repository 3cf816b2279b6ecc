import type { Db } from '../../platform/database/database.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { countFiles, resealFiles } from '../../platform/files/reseal-files.ts'
import { countJobs, resealJobs } from '../../platform/jobs/sealed-jobs.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { countSealed, type SealedCounts } from '../../platform/sealed/count-sealed.ts'
import { type Resealed, resealColumn } from '../../platform/sealed/reseal-column.ts'
import { sealedColumns } from './sealed-columns.ts'

export interface HoldingServices {
  readonly db: Db
  readonly keys: Keys
  readonly fileStore: FileStore
}

/** Something that holds what a data key seals. */
export interface Holding {
  readonly name: string
  count(): Promise<SealedCounts>
  /** Goes through it once; to be repeated while something is done and something is left. */
  reseal(): AsyncGenerator<Resealed>
}

/** All there is: columns of tables, files of customers, and what waits to be sent. */
export function holdingsOf(services: HoldingServices): Holding[] {
  const { db, fileStore } = services
  return [
    ...sealedColumns.map((column) => ({
      name: `${column.table}.${column.column}`,
      count: () => countSealed(db, column),
      reseal: () => resealColumn(services, column),
    })),
    {
      name: 'files of customers',
      count: () => countFiles(fileStore),
      reseal: () => resealFiles(services),
    },
    { name: 'queued jobs', count: () => countJobs(db), reseal: () => resealJobs(services) },
  ]
}
