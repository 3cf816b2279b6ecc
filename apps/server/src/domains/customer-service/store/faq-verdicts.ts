import type { Db } from '../../../platform/database/database.ts'

export interface Verdicts {
  readonly likes: number
  readonly dislikes: number
}

/** How often customers called the answer to each question helpful, or not, in the conversations that are kept. */
export async function countVerdicts({ db }: { readonly db: Db }): Promise<Map<string, Verdicts>> {
  const rows = await db
    .selectFrom('chat_message')
    .where('faq_id', 'is not', null)
    .where('is_helpful', 'is not', null)
    .select('faq_id')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('is_helpful', '=', true).as('likes'),
      fn.countAll<number>().filterWhere('is_helpful', '=', false).as('dislikes'),
    ])
    .groupBy('faq_id')
    .execute()
  return new Map(rows.map(({ faq_id, ...verdicts }) => [faq_id ?? '', verdicts]))
}
