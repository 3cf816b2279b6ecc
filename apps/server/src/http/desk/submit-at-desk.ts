import { isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import { answer, type WireAnswer } from '@ecenter/contract/envelope/answer.ts'
import { parse } from 'valibot'
import type { Services } from '../../domains/services.ts'
import { askedBy } from '../../platform/audit/audit-fact.ts'
import type { Staff } from '../../platform/calls/desk-handler.ts'
import { roleMissing, signInNeeded } from '../../platform/calls/failure.ts'
import type { Db } from '../../platform/database/database.ts'
import { success } from '../answers/answer.ts'
import { reused } from '../submissions/stored-answer.ts'
import type { AtDesk } from './arrive-at-desk.ts'
import type { DeskRoute } from './desk-route.ts'
import type { Sent } from './read-sent.ts'

interface Submitted extends Sent {
  readonly requestId: string
}

/**
 * One request id has one effect and one answer, however often it arrives. The row of the answer comes
 * first, so that of several at once all others wait for it; effects, traces and the answer commit with
 * it, or nothing did. Only what takes long comes before all of it.
 */
export async function submitAtDesk(
  services: Services,
  { call, declared, ahead, run }: DeskRoute,
  asker: AtDesk,
  { body, requestId, content }: Submitted,
): Promise<WireAnswer> {
  const { staff, session, address } = asker
  const key = { staff_id: staff.id, request_id: requestId }
  const place = deskAnswerContext(staff.id, requestId)
  const bodyMac = services.keys.mac('body', call.path, content)

  const ready = ahead === undefined ? body : await ahead(body, { staff })
  return services.audit.inTransaction(async (db, record) => {
    if (!(await claim(db))) return storedIn(db)
    await judgeAnew(db, call, staff)
    const by = askedBy(asker)
    const value = await run(ready, {
      staff,
      sessionId: session.id,
      address,
      db,
      record: (trace) => record({ ...by, ...trace }),
    })
    const wire = success(requestId, declared(value))
    await db
      .updateTable('staff_submission')
      .set({ answer: services.keys.seal(place, wire) })
      .where('staff_id', '=', key.staff_id)
      .where('request_id', '=', key.request_id)
      .execute()
    return wire
  })

  async function claim(db: Db): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('staff_submission')
      .values({ ...key, at: services.clock.now(), body_mac: bodyMac, answer: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  }

  async function storedIn(db: Db): Promise<WireAnswer> {
    const row = await db
      .selectFrom('staff_submission')
      .select(['body_mac', 'answer'])
      .where('staff_id', '=', key.staff_id)
      .where('request_id', '=', key.request_id)
      .executeTakeFirstOrThrow()
    if (!row.body_mac.equals(bodyMac)) throw reused()
    if (row.answer === null) throw new Error(`${call.path} was stored without its answer`)
    return parse(answer, services.keys.unseal(place, row.answer))
  }
}

/**
 * Who was let in may have lost their role or branch since, while their call came in or what takes long was done: what
 * they may do is judged by their account as this transaction sees it.
 */
async function judgeAnew(db: Db, { access }: DeskRoute['call'], staff: Staff): Promise<void> {
  const row = await db
    .selectFrom('staff')
    .select(['roles', 'branch'])
    .where('id', '=', staff.id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) throw signInNeeded()
  const isSameBranch = (row.branch ?? undefined) === staff.branch
  if (!isAllowed(access, row.roles) || !isSameBranch) throw roleMissing()
}

export function deskAnswerContext(staffId: string, requestId: string): string {
  return `staff-submission/${staffId}/${requestId}`
}
