import { sql } from 'kysely'
import { firstDayIn, type RolledSubject } from '../../../platform/figures/rolled-subject.ts'
import { countWaitingMisses } from './robot-miss.repository.ts'

interface Counted {
  readonly asked: number
  readonly answered: number
  readonly helpful: number
  readonly unhelpful: number
  readonly spoken: number
  readonly handedOn: number
}

/** What the robot was asked in the conversations of a day, and how it did. */
export const robotFigures: RolledSubject = {
  name: 'robot',
  changesForDays: 3,
  backDays: 360,
  firstDay: firstDayIn('conversation', 'opened_at'),
  async count({ db }, { from, until }) {
    const { rows } = await sql<Counted>`
      select
        coalesce(sum(chat.asked), 0)::bigint as asked,
        coalesce(sum(chat.answered), 0)::bigint as answered,
        coalesce(sum(chat.helpful), 0)::bigint as helpful,
        coalesce(sum(chat.unhelpful), 0)::bigint as unhelpful,
        count(*) as spoken,
        count(*) filter (where chat.is_handed) as "handedOn"
      from (
        select
          -- What is said to a person, and while one is waited for, was not asked of the robot.
          count(*) filter (where said.sender = 'customer'
            and said.at < coalesce(conversation.queued_at, conversation.taken_at, 'infinity')) as asked,
          count(*) filter (where said.faq_id is not null) as answered,
          count(*) filter (where said.is_helpful) as helpful,
          count(*) filter (where not said.is_helpful) as unhelpful,
          conversation.queued_at is not null or conversation.taken_at is not null as is_handed
        from conversation join chat_message as said on said.conversation_id = conversation.id
        where conversation.opened_at >= ${from} and conversation.opened_at < ${until}
        group by conversation.id
      ) as chat
      where chat.asked > 0
    `.execute(db)
    const counted = rows[0]
    if (counted === undefined) return []
    return [
      { measure: 'questions', count: counted.asked },
      { measure: 'answers', count: counted.answered },
      { measure: 'helpful', count: counted.helpful },
      { measure: 'unhelpful', count: counted.unhelpful },
      { measure: 'talks', count: counted.spoken },
      { measure: 'handed-on', count: counted.handedOn },
    ]
  },
}

/** Questions that wait for somebody to write their answer, at the end of a day. */
export const robotGapFigures: RolledSubject = {
  name: 'robot-gaps',
  changesForDays: 0,
  backDays: 0,
  count: async (store) => [{ measure: 'gaps', count: await countWaitingMisses(store) }],
}
