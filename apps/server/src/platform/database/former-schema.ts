import { type Kysely, sql } from 'kysely'
import { OperatorFault } from '../operator/operator-fault.ts'

/** The first of the steps that made the schema until one step made all of it (decision 0087). */
const formerFirstStep = '0001-sessions-and-proofs'

/**
 * Whether the database was made by those steps. Its rows fit the tables of today once some names are changed
 * (`deploy/from-many-steps.sql`), its list of steps does not.
 */
export async function isOfFormerSchema<Tables>(db: Kysely<Tables>): Promise<boolean> {
  const { rows: tables } = await sql<{ isThere: boolean }>`
    select to_regclass('kysely_migration') is not null as "isThere"
  `.execute(db)
  if (tables[0]?.isThere !== true) return false
  const { rows } = await sql`
    select from kysely_migration where name = ${formerFirstStep}
  `.execute(db)
  return rows.length > 0
}

export async function refuseFormerSchema<Tables>(db: Kysely<Tables>): Promise<void> {
  if (!(await isOfFormerSchema(db))) return
  throw new OperatorFault(
    'the database is of a version whose schema came in many steps: export its rows, let DATABASE_URL name an ' +
      'empty database and import them there ("From many steps to one" in docs/operations.md)',
  )
}
