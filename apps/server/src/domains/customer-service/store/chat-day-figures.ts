import { sql } from 'kysely'
import { type DayFigure, histogram } from '../../../platform/figures/day-figure.ts'
import {
  type CountedDay,
  type FigureStore,
  firstDayIn,
  type RolledSubject,
} from '../../../platform/figures/rolled-subject.ts'

/** Conversations belong to the day on which they were opened, with all that came of them later. */
export const chatFigures: RolledSubject = {
  name: 'chats',
  // A message that was left may be answered days later.
  changesForDays: 30,
  backDays: 360,
  firstDay: firstDayIn('conversation', 'opened_at'),
  async count(store, day) {
    const chats = await chatsOpenedOn(store, day)
    return [...figuresOfHouse(chats), ...byStaff(chats)]
  },
}

interface CountedChat {
  readonly staffId: string | null
  readonly isAsked: boolean
  readonly isTaken: boolean
  readonly isOver: boolean
  /** Seconds from asking for a person to being taken first, and to the first words of one; none of what was left. */
  readonly waited: number | null
  readonly answered: number | null
  /** Seconds from being taken first to the end, whoever had it meanwhile. */
  readonly handled: number | null
  readonly score: number | null
}

/** Who takes back that they asked no longer stands in the queue: the trail has it. */
async function chatsOpenedOn(
  { db }: Pick<FigureStore, 'db'>,
  { from, until }: CountedDay,
): Promise<CountedChat[]> {
  const { rows } = await sql<CountedChat>`
    select staff_id as "staffId", score,
      queued_at is not null or first_taken_at is not null or exists (
        select from audit_entry as entry
        where entry.event = 'person-asked' and entry.object_id = conversation.id
          and entry.outcome in ('taken back', 'hours over')
      ) as "isAsked",
      first_taken_at is not null or first.at is not null as "isTaken",
      ended_at is not null as "isOver",
      extract(epoch from served_at - coalesce(queued_at, served_at))::float8 as waited,
      case when not is_left_answered
        then extract(epoch from first.at - coalesce(queued_at, served_at))::float8 end as answered,
      extract(epoch from ended_at - served_at)::float8 as handled
    from conversation
    cross join lateral (
      select case when not is_left_answered then first_taken_at end as served_at
    ) as served
    left join lateral (
      select min(said.at) as at from chat_message as said
      where said.conversation_id = conversation.id and said.sender = 'agent'
    ) as first on true
    where opened_at >= ${from} and opened_at < ${until} and last_seq > 0
  `.execute(db)
  return rows
}

function figuresOfHouse(chats: readonly CountedChat[]): DayFigure[] {
  const asked = chats.filter(({ isAsked }) => isAsked)
  const gone = asked.filter(({ isTaken, isOver }) => !isTaken && isOver)
  return [
    { measure: 'opened', count: chats.length },
    { measure: 'asked-person', count: asked.length },
    { measure: 'abandoned', count: gone.length },
  ]
}

/** Of whoever has it now: what was given on counts for who ends it. */
function byStaff(chats: readonly CountedChat[]): DayFigure[] {
  const taken = chats.filter(({ isTaken }) => isTaken)
  const staffIds = [...new Set(taken.map(({ staffId }) => staffId ?? ''))]
  return staffIds.flatMap((staffId) => {
    const own = taken.filter((chat) => (chat.staffId ?? '') === staffId)
    const scores = own.flatMap(({ score }) => score ?? [])
    const figures: DayFigure[] = [
      { measure: 'taken', count: own.length },
      histogram('waiting', lengthsOf(own, 'waited')),
      histogram('first-answer', lengthsOf(own, 'answered')),
      histogram('handling', lengthsOf(own, 'handled')),
      {
        measure: 'score',
        count: scores.length,
        sum: scores.reduce((sum, each) => sum + each, 0),
      },
    ]
    return figures.map((figure) => ({ ...figure, staffId }))
  })
}

/** Clocks of two machines may differ: nobody waited for less than nothing. */
function lengthsOf(chats: readonly CountedChat[], of: 'waited' | 'answered' | 'handled') {
  return chats.flatMap(({ [of]: seconds }) =>
    seconds === null ? [] : { seconds: Math.max(0, seconds) },
  )
}
