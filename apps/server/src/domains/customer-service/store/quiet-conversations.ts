import type { StaffRole } from '@ecenter/contract/desk/permissions.ts'
import {
  type Expression,
  type ExpressionBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'

interface QuietStore {
  readonly db: Db
}

type Where = (where: ExpressionBuilder<Tables, 'conversation'>) => Expression<SqlBool>

/** So many at a time; what is left comes with the next minute. */
const atOnce = 500

/** Of the robot, where nothing has happened since then. One in which nobody said anything is not among them. */
export function quietWithRobot(store: QuietStore, since: Date): Promise<string[]> {
  return idsWhere(store, ({ eb, and }) =>
    and([
      eb('status', '=', 'robot'),
      eb('ended_at', 'is', null),
      eb('changed_at', '<', since),
      eb('last_seq', '>', 0),
    ]),
  )
}

/** Of a person who had the last word, and nothing has happened since then. */
export function quietWithPerson(store: QuietStore, since: Date): Promise<string[]> {
  return idsWhere(store, ({ eb, and, selectFrom }) =>
    and([
      eb('status', '=', 'person'),
      eb('changed_at', '<', since),
      eb(
        selectFrom('chat_message')
          .select('sender')
          .whereRef('conversation_id', '=', 'conversation.id')
          .where('sender', 'in', ['customer', 'agent'])
          .orderBy('seq', 'desc')
          .limit(1),
        '=',
        'agent',
      ),
    ]),
  )
}

/** Of a person, where the last word was a notice that was sent under such an id before then. */
export function remindedWithPerson(
  store: QuietStore,
  sentAs: string,
  since: Date,
): Promise<string[]> {
  return idsWhere(store, ({ eb, and, selectFrom }) =>
    and([
      eb('status', '=', 'person'),
      eb(
        selectFrom('chat_message')
          .select('sent_as')
          .whereRef('conversation_id', '=', 'conversation.id')
          .whereRef('seq', '=', 'conversation.last_seq')
          .where('sender', '=', 'notice')
          .where('at', '<', since)
          .limit(1),
        'like',
        `${sentAs}%`,
      ),
    ]),
  )
}

/** Of a person of whom nothing was heard since then: no desk of theirs, and no act. */
export function withPersonGone(store: QuietStore, since: Date): Promise<string[]> {
  return idsWhere(store, ({ eb, and, exists, not, selectFrom }) =>
    and([
      eb('status', '=', 'person'),
      eb('taken_at', '<', since),
      exists(
        selectFrom('agent')
          .select('agent.staff_id')
          .whereRef('agent.staff_id', '=', 'conversation.staff_id')
          .where('agent.seen_at', '<', since),
      ),
      not(
        exists(
          selectFrom('staff_session')
            .select('staff_session.id')
            .whereRef('staff_session.staff_id', '=', 'conversation.staff_id')
            .where('staff_session.seen_at', '>=', since),
        ),
      ),
    ]),
  )
}

/** Of a person who may not come in any more, or talks to customers no longer. */
export function withPersonPutOut(store: QuietStore): Promise<string[]> {
  return idsWhere(store, ({ eb, and, selectFrom }) =>
    and([eb('status', '=', 'person'), eb('staff_id', 'in', putOut(selectFrom('staff')))]),
  )
}

/** A supervisor has all roles. */
const talkers: readonly StaffRole[] = ['agent', 'supervisor']

function putOut(staff: SelectQueryBuilder<Tables, 'staff', object>) {
  return staff
    .select('id')
    .where(({ eb, or, not }) =>
      or([
        eb('disabled_at', 'is not', null),
        eb('app_secret', 'is', null),
        not(sql<boolean>`roles && ${[...talkers]}::text[]`),
      ]),
    )
}

/** All that wait for a person. */
export function waitingForPerson(store: QuietStore): Promise<string[]> {
  return idsWhere(store, ({ eb }) => eb('status', '=', 'queued'))
}

async function idsWhere({ db }: QuietStore, where: Where): Promise<string[]> {
  const rows = await db.selectFrom('conversation').select('id').where(where).limit(atOnce).execute()
  return rows.map(({ id }) => id)
}
