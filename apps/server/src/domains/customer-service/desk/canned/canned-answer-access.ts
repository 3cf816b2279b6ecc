import type { CannedAnswer } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { hasPermission } from '@ecenter/contract/desk/permissions.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import type { Staff } from '../../../../platform/calls/desk-handler.ts'
import { Failure, stateChanged } from '../../../../platform/calls/failure.ts'
import type { Services } from '../../../services.ts'
import { type CannedAnswerRecord, lockCannedAnswer } from '../../store/canned-answer.repository.ts'

/** Holds an answer that this member of staff may change, until the transaction ends. */
export async function lockChangeable(
  store: Pick<Services, 'db'>,
  staff: Staff,
  id: string,
): Promise<void> {
  const answer = await lockCannedAnswer(store, id)
  if (answer === undefined || !isSeenBy(staff, answer)) throw gone()
  if (!mayChange(staff, answer)) throw onlySupervisors()
}

type Ownership = Pick<CannedAnswerRecord, 'staffId'>

function isSeenBy({ id }: Staff, { staffId }: Ownership): boolean {
  return staffId === undefined || staffId === id
}

/** One's own; those of everybody are the supervisors'. */
export function mayChange({ id, roles }: Staff, { staffId }: Ownership): boolean {
  return staffId === undefined ? hasPermission(roles, 'supervise-chats') : staffId === id
}

/** As this member of staff is shown it. */
export function cannedAnswerOf(answer: CannedAnswerRecord, staff: Staff): CannedAnswer {
  const { id, title, text, staffId } = answer
  return {
    answerId: id,
    title,
    text,
    isShared: staffId === undefined,
    mayChange: mayChange(staff, answer),
  }
}

function gone(): Failure {
  return stateChanged('这条常用语已经不在了，请刷新。')
}

export function onlySupervisors(): Failure {
  return new Failure(resultCodes.roleMissing, '公用的常用语由主管维护。')
}
