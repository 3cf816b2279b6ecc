import { startOfDay } from '../../../../platform/clock/clock.ts'
import type { Db } from '../../../../platform/database/database.ts'

export interface JudgedDocuments {
  readonly judged: number
  /** Of them those that the customer was asked for again. */
  readonly returned: number
}

/** What a member of staff said of documents on a day in China, once it could no longer be taken back: the trail has it. */
export async function countJudgedDocuments(
  { db }: { readonly db: Db },
  staffId: string,
  days: { readonly from: string; readonly until: string },
): Promise<JudgedDocuments> {
  const row = await db
    .selectFrom('audit_entry')
    .select(({ fn }) => [
      fn.countAll<number>().as('judged'),
      fn.countAll<number>().filterWhere('outcome', 'like', '% refused').as('returned'),
    ])
    .where('staff_id', '=', staffId)
    .where('event', '=', 'claim-document-judged')
    .where('at', '>=', startOfDay(days.from))
    .where('at', '<', startOfDay(days.until))
    .executeTakeFirstOrThrow()
  return { judged: Number(row.judged), returned: Number(row.returned) }
}
