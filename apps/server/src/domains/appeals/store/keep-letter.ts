import { sql } from 'kysely'
import { type AppealStore, appealLetterContext } from './appeal.repository.ts'
import type { AppealRef } from './appeal.ts'
import type { LetterSecrets } from './appeal-record.ts'

/** Keeps a letter that waits or was given back, or none any more, with an appeal that its transaction has locked. */
export async function keepLetter(
  { db, keys }: AppealStore,
  { customerKey, id }: AppealRef,
  letter: LetterSecrets | undefined,
): Promise<void> {
  await db
    .updateTable('appeal')
    .set({
      letter_sealed: letter === undefined ? null : keys.seal(appealLetterContext(id), letter),
      is_letter_waiting: letter !== undefined && letter.returned === undefined,
      takings: sql`takings + 1`,
    })
    .where('customer_key', '=', customerKey)
    .where('id', '=', id)
    .execute()
}
