import { policyRows } from '../../apps/server/src/domains/policies/store/store-policies.ts'
import {
  copyText,
  type LoneConnection,
  openLoneConnection,
} from '../../apps/server/src/platform/database/connections/lone-connection.ts'
import type { Tables } from '../../apps/server/src/platform/database/tables.ts'
import type { Keys } from '../../apps/server/src/platform/keys/keys.ts'
import type { ImportedPolicy } from '../../tools/generate/policies.ts'

/** Rows of a table, ready to be sent. */
interface Written {
  readonly table: keyof Tables
  readonly columns: readonly string[]
  readonly text: readonly string[]
}

/** All rows that an import makes of these policies, in the order in which they go in. */
export function writtenRows(keys: Keys, told: readonly ImportedPolicy[]): Written[] {
  const rows = told.map((policy) => policyRows(keys, { ...policy, endorsements: [] }))
  return [
    written(
      'policy',
      rows.map(({ policy }) => policy),
    ),
    written(
      'insured_person',
      rows.flatMap(({ insuredPeople }) => insuredPeople),
    ),
    written(
      'policy_lookup_key',
      rows.flatMap(({ lookupKeys }) => lookupKeys),
    ),
    written(
      'coverage',
      rows.flatMap(({ coverages }) => coverages),
    ),
  ].filter(({ columns }) => columns.length > 0)
}

/**
 * The limit: PostgreSQL takes rows that nobody has to read, judge or seal, a portion in a transaction. In seconds; making the
 * portions is not among them.
 */
export async function copyBeside(
  url: string,
  portions: Iterable<readonly Written[]>,
): Promise<number> {
  const connection = await openLoneConnection(url, 'bench')
  let ms = 0
  try {
    for (const tables of portions) {
      const begun = performance.now()
      await copyAll(connection, tables)
      ms += performance.now() - begun
    }
    return ms / 1000
  } finally {
    await connection.close()
  }
}

async function copyAll({ db, copyWritten }: LoneConnection, tables: readonly Written[]) {
  const transaction = await db.startTransaction().execute()
  for (const { table, columns, text } of tables) await copyWritten(table, columns, text)
  await transaction.commit().execute()
}

function written(table: keyof Tables, rows: readonly Readonly<Record<string, unknown>>[]): Written {
  const columns = Object.keys(rows[0] ?? {})
  return { table, columns, text: [...copyText(columns, rows)] }
}
