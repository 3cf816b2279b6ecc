import type { WishKind } from '@ecenter/contract/core/wish.ts'
import { sql } from 'kysely'
import { answersRoute } from '../src/core/answers/answers-route.ts'
import { answerWish } from '../src/domains/answer-wishes.ts'
import { type Answered, type Pusher, pusherOf } from './push-rows.ts'
import type { TestService } from './test-services.ts'

/** A core that tells rows, and answers what is asked of it. */
export interface AnsweringCore extends Pusher {
  accept(eventId: string): Promise<Answered | undefined>
  refuse(eventId: string, reason: string): Promise<Answered | undefined>
}

export function answeringCoreOf(service: TestService): AnsweringCore {
  const core = pusherOf(service, () => [answersRoute(service)])
  const say = async (line: object) => (await core.push('answers', [line])).at(0)
  return Object.assign(core, {
    accept: (answers: string) => say({ answers, result: 'accepted' }),
    refuse: (answers: string, reason: string) => say({ answers, result: 'refused', reason }),
  })
}

/** The events that asked since, of one kind, in order; each once. */
export async function eventsAsked(
  { db }: Pick<TestService, 'db'>,
  kind: WishKind,
  objectId?: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('wish')
    .select('event_id')
    .where('kind', '=', kind)
    .$if(objectId !== undefined, (wishes) => wishes.where('object_id', '=', objectId ?? ''))
    .orderBy('asked_at')
    .orderBy(sql`state <> 'replaced'`)
    .orderBy('event_id')
    .execute()
  return [...new Set(rows.map(({ event_id }) => event_id))]
}

/** As if the core had accepted all that was asked about this. */
export async function acceptAll(
  { db, keys, clock }: TestService,
  kind: WishKind,
  objectId: string,
): Promise<void> {
  for (const eventId of await eventsAsked({ db }, kind, objectId))
    await answerWish({ db, keys, clock }, { eventId, result: 'accepted' })
}
