import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { portionsOf } from '../../../platform/database/portions-of.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { KeptFaq } from './faq.ts'

interface FaqStore {
  readonly db: Db
}

/** All questions in their order, shown or not. */
export async function readFaqs({ db }: FaqStore): Promise<KeptFaq[]> {
  const rows = await db.selectFrom('faq').selectAll().orderBy('place').orderBy('id').execute()
  return rows.map(faqOf)
}

/** One question, locked until its transaction ends. */
export async function lockFaq({ db }: FaqStore, id: string): Promise<KeptFaq | undefined> {
  const row = await db
    .selectFrom('faq')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && faqOf(row)
}

/** What counts up with every change of any question: versions only grow and no question is ever deleted. */
export async function stateOfFaqs({ db }: FaqStore): Promise<number> {
  const { state } = await db
    .selectFrom('faq')
    .select(({ fn }) => fn.sum<number | null>('version').as('state'))
    .executeTakeFirstOrThrow()
  return state ?? 0
}

/** Where a question stands, or would stand if it were new: behind all others. */
export async function placeOfFaq({ db }: FaqStore, id: string): Promise<number> {
  const row = await db.selectFrom('faq').select('place').where('id', '=', id).executeTakeFirst()
  if (row !== undefined) return row.place
  const { last } = await db
    .selectFrom('faq')
    .select(({ fn }) => fn.max<number | null>('place').as('last'))
    .executeTakeFirstOrThrow()
  return (last ?? -1) + 1
}

/** Adds questions, or writes them anew. */
export async function storeFaqs({ db }: FaqStore, faqs: readonly KeptFaq[]): Promise<void> {
  for (const portion of portionsOf(faqs)) {
    await db
      .insertInto('faq')
      .values(portion.map(rowOf))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          topic: ref('excluded.topic'),
          question: ref('excluded.question'),
          variants: ref('excluded.variants'),
          answer: ref('excluded.answer'),
          links: ref('excluded.links'),
          place: ref('excluded.place'),
          is_shown: ref('excluded.is_shown'),
          version: ref('excluded.version'),
        })),
      )
      .execute()
  }
}

function rowOf({ isShown, variants, links, ...faq }: KeptFaq) {
  return { ...faq, variants: [...variants], links: JSON.stringify(links), is_shown: isShown }
}

function faqOf({ is_shown, ...row }: Selectable<Tables['faq']>): KeptFaq {
  return { ...row, isShown: is_shown }
}
