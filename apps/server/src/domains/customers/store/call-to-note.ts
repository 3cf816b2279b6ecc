import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'

interface CallStore {
  readonly db: Db
  readonly clock: Pick<Clock, 'now'>
}

/**
 * The call that a member of staff wraps up on the page of a customer: the first with them that is not noted, or else
 * the one that goes on. Whose page is opened while a call goes on is who it is with, until a proof says so; whoever
 * comes back to the customer of an earlier call takes it to nobody else.
 */
export async function callToNote(
  { db, clock }: CallStore,
  staffId: string,
  customerKey: Buffer,
): Promise<{ readonly id: string; readonly beganAt: Date } | undefined> {
  const ofStaff = { staffId, now: clock.now() }
  const own = await notNoted(db, ofStaff)
    .select(['id', 'began_at as beganAt'])
    .where('about_key', '=', customerKey)
    .orderBy('began_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  const live = await db
    .updateTable('phone_call')
    .set({ about_key: sql<Buffer>`case when was_proven then about_key else ${customerKey} end` })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', ofStaff.now)
    .$if(own !== undefined, (calls) => calls.where('about_key', 'is', null))
    .returning(['id', 'began_at as beganAt'])
    .executeTakeFirst()
  return own ?? live
}

/** This call of a member of staff, held so that it is wrapped up once, and who was proven in it. */
export async function lockCallToNote(
  { db, clock }: CallStore,
  staffId: string,
  id: string,
): Promise<{ readonly provenKey: Buffer | undefined } | undefined> {
  const row = await notNoted(db, { staffId, now: clock.now() })
    .select(['about_key', 'was_proven'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && { provenKey: (row.was_proven && row.about_key) || undefined }
}

function notNoted(db: Db, { staffId, now }: { readonly staffId: string; readonly now: Date }) {
  return db
    .selectFrom('phone_call')
    .where('staff_id', '=', staffId)
    .where('ends_at', '>', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('call_note').select('id').whereRef('call_note.id', '=', 'phone_call.id')),
      ),
    )
}
