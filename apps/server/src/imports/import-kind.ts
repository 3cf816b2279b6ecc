import type { GenericSchema } from 'valibot'
import type { Clock } from '../platform/clock/clock.ts'
import type { Db } from '../platform/database/database.ts'
import type { LoneConnection } from '../platform/database/lone-connection.ts'
import type { Keys } from '../platform/keys/keys.ts'

export interface ImportStore {
  readonly db: Db
  readonly keys: Keys
}

/** Where rows go: one transaction. */
export interface ImportTarget extends ImportStore, Pick<LoneConnection, 'copy'> {
  readonly clock: Pick<Clock, 'now'>
}

/**
 * What can be imported. `Row` is what its schema makes of a line; `Prepared` is that, made ready to be
 * stored while the rows before it still are.
 */
export interface ImportKind<Row = unknown, Prepared = unknown> {
  /** As in the command. */
  readonly name: string
  /** What a row is, in one sentence. */
  readonly words: string
  readonly schema: GenericSchema<unknown, Row>
  /** What two rows of a file never share: a number, say, in the spelling that the schema gives it. */
  keyOf(row: Row): string
  /** The column that says so. */
  readonly keyColumn: string
  /** Under whose key it is stored, and the column that says so; undefined where that is nobody. */
  ownerOf?(row: Row): string
  readonly ownerColumn?: string
  /** Why rows that are right by themselves do not fit what is stored, by their places in `rows`. */
  misfits(store: ImportStore, rows: readonly Row[]): Promise<ReadonlyMap<number, string>>
  prepare(keys: Keys, row: Row): Prepared
  /** Stores rows anew, whether or not older ones are there. */
  store(target: ImportTarget, rows: readonly Prepared[]): Promise<void>
}
