import type { GenericSchema } from 'valibot'
import type { Clock } from '../platform/clock/clock.ts'
import type { Settings } from '../platform/config/settings.ts'
import type { LoneConnection } from '../platform/database/connections/lone-connection.ts'
import type { Db } from '../platform/database/database.ts'
import type { Keys } from '../platform/keys/keys.ts'

export interface ImportStore {
  readonly db: Db
  readonly keys: Keys
}

/** Where rows go: one transaction. */
export interface ImportTarget extends ImportStore, Pick<LoneConnection, 'copy'> {
  readonly clock: Pick<Clock, 'now'>
  readonly settings: Pick<Settings, 'smallClaims'>
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
  referenceErrors(store: ImportStore, rows: readonly Row[]): Promise<ReadonlyMap<number, string>>
  /** When what a row tells of happened: no row tells what has not come yet. */
  happenedAt?(row: Row): readonly ToldMoment[]
  prepare(keys: Keys, row: Row): Prepared
  /** Stores rows anew, whether or not older ones are there. */
  store(target: ImportTarget, rows: readonly Prepared[]): Promise<void>
  /** Every one of several servers has a copy of its rows. */
  readonly isEverywhere?: true
  /** Where rows lie with their keys; undefined of kinds that are few, and told anew as a whole. */
  readonly sealedIn?: SealedRows
  /** How the core takes a row away again; undefined where it may not. */
  readonly removal?: Removal
  /** How the core ends what stays to be seen; undefined where a row says so itself, or nothing ends. */
  readonly cancellation?: Cancellation
}

interface ToldMoment {
  readonly column: string
  readonly moment: Date | undefined
}

/** A table whose rows have their key among what is sealed. */
export interface SealedRows {
  readonly table: 'policy' | 'endorsement' | 'claim' | 'invoice' | 'customer_order'
  context(id: string): string
  /** As it is called there. */
  readonly field: string
}

/** A row that was stored before, by what tells it from all others of its kind. */
export interface StoredRow {
  readonly key: string
  /** The customer under whose key it lies; null where it is nobody's. */
  readonly ownerKey: Buffer | null
}

export interface Removal {
  /** Why rows have to stay, by their places in `rows`: something that is not theirs hangs on them. */
  kept(store: ImportStore, rows: readonly StoredRow[]): Promise<ReadonlyMap<number, string>>
  remove(store: ImportStore, rows: readonly StoredRow[]): Promise<void>
}

export interface Cancellation {
  /** What is told beside its key. */
  readonly entries: Readonly<Record<string, GenericSchema>>
  cancel(
    store: ImportStore,
    rows: readonly (StoredRow & { readonly facts: unknown })[],
  ): Promise<void>
}
