import { sql } from 'kysely'
import type { StaffMark } from '../../../platform/staff/staff-mark.ts'
import { type AppealStore, appealLetterContext, handlerContext } from './appeal.repository.ts'
import type { Appeal, AppealRef } from './appeal.ts'
import type { LetterSecrets } from './appeal-record.ts'

/** Notes who handles an appeal from now on, which its transaction has locked. */
export async function takeAppeal(
  { db, keys }: AppealStore,
  { customerKey, id }: AppealRef,
  { staffId, name, givenBy }: NonNullable<Appeal['handler']>,
): Promise<void> {
  const handler: StaffMark & { givenBy?: string | undefined } = { staffId, name, givenBy }
  await db
    .updateTable('appeal')
    .set({
      handler_id: staffId,
      handler_sealed: keys.seal(handlerContext(id), handler),
      takings: sql`takings + 1`,
    })
    .where('customer_key', '=', customerKey)
    .where('id', '=', id)
    .execute()
}

/** Says what an appeal is about, which its transaction has locked. */
export async function setCaseFacts(
  { db }: Pick<AppealStore, 'db'>,
  { customerKey, id }: AppealRef,
  { cause, product }: Required<Pick<Appeal, 'cause' | 'product'>>,
): Promise<void> {
  await db
    .updateTable('appeal')
    .set({ cause, product, takings: sql`takings + 1` })
    .where('customer_key', '=', customerKey)
    .where('id', '=', id)
    .execute()
}

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
