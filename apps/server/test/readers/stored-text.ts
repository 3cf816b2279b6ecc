import { sql } from 'kysely'
import type { TestService } from '../test-services.ts'

/** Every row of every table as PostgreSQL prints it. */
export async function storedText({ db }: TestService): Promise<string> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
  `.execute(db)
  const texts = await Promise.all(
    tables.rows.map(({ name }) =>
      sql<{ text: string }>`select row::text as text from ${sql.table(name)} as row`.execute(db),
    ),
  )
  return texts.flatMap(({ rows }) => rows.map(({ text }) => text)).join('\n')
}
