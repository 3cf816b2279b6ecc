import type { AnswerFigures } from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { firstDayIn, type RolledSubject } from '../../../platform/figures/rolled-subject.ts'

const subject = 'robot-answers'

interface Counted {
  readonly faqId: string
  readonly asked: number
  readonly solved: number
  readonly unsolved: number
  readonly handedOn: number
}

/** What became of each answer that the robot gave in the conversations of a day. */
export const answerFigures: RolledSubject = {
  name: subject,
  changesForDays: 3,
  backDays: 360,
  firstDay: firstDayIn('conversation', 'opened_at'),
  async count({ db }, { from, until }) {
    const { rows } = await sql<Counted>`
      select faq_id as "faqId",
        count(*) as asked,
        count(*) filter (where is_helpful) as solved,
        count(*) filter (where not is_helpful) as unsolved,
        -- Of several answers the last one did not keep its customer from asking for a person.
        count(*) filter (where is_handed and is_last) as "handedOn"
      from (
        select said.faq_id, said.is_helpful,
          conversation.queued_at is not null or conversation.taken_at is not null as is_handed,
          said.seq = max(said.seq) over (partition by conversation.id) as is_last
        from conversation join chat_message as said on said.conversation_id = conversation.id
        where conversation.opened_at >= ${from} and conversation.opened_at < ${until}
          and said.faq_id is not null
      ) as answer
      group by faq_id
    `.execute(db)
    return rows.flatMap(({ faqId: part, asked, solved, unsolved, handedOn }) => [
      { measure: 'asked', part, count: asked },
      { measure: 'solved', part, count: solved },
      { measure: 'unsolved', part, count: unsolved },
      { measure: 'handed-on', part, count: handedOn },
    ])
  },
}

interface FiguresAsked {
  readonly from: string
  readonly to: string
  /** One answer, by day; absent: each answer. */
  readonly faqId: string | undefined
}

/** Adds up what the days came to. */
export async function readAnswerFigures(
  { db }: { readonly db: Db },
  { from, to, faqId }: FiguresAsked,
): Promise<AnswerFigures[]> {
  const of = faqId === undefined ? sql<string>`part` : sql<string>`day::text`
  const { rows } = await sql<AnswerFigures>`
    select ${of} as of,
      coalesce(sum(count) filter (where measure = 'asked'), 0)::bigint as asked,
      coalesce(sum(count) filter (where measure = 'solved'), 0)::bigint as solved,
      coalesce(sum(count) filter (where measure = 'unsolved'), 0)::bigint as unsolved,
      coalesce(sum(count) filter (where measure = 'handed-on'), 0)::bigint as "handedOn"
    from day_figure
    where subject = ${subject} and day between ${from} and ${to}
      and (${faqId ?? null}::text is null or part = ${faqId ?? null})
    group by 1 order by 1 desc
  `.execute(db)
  return rows
}
