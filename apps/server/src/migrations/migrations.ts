import type { Migration } from 'kysely'
import { firstSchema } from './0001-first-schema.ts'

/** Every step of the schema, in order; a step that has landed is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-first-schema': firstSchema,
}
