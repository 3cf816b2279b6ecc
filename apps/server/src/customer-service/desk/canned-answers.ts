import type {
  CannedAnswer,
  cannedAnswers,
} from '@ecenter/contract/customer-service/desk/canned-answers.ts'
import type { removeCannedAnswer } from '@ecenter/contract/customer-service/desk/remove-canned-answer.ts'
import type { saveCannedAnswer } from '@ecenter/contract/customer-service/desk/save-canned-answer.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import type { Parts } from '../../parts.ts'
import type { DeskHandler, Staff } from '../../platform/calls/desk-handler.ts'
import { Failure } from '../../platform/calls/failure.ts'
import {
  type CannedAnswerRecord,
  deleteCannedAnswer,
  lockCannedAnswer,
  readCannedAnswers,
  storeCannedAnswer,
} from '../../records/agents/canned-answer.repository.ts'

export function answerCannedAnswers(parts: Parts): DeskHandler<typeof cannedAnswers> {
  return async (_, { staff }) => {
    const answers = await readCannedAnswers(parts, staff.id)
    return { answers: answers.map((answer) => cannedAnswerOf(answer, staff)) }
  }
}

export function answerSaveCannedAnswer({ clock }: Parts): DeskHandler<typeof saveCannedAnswer> {
  return async ({ answerId: id, title, text, isShared }, { db, staff, record }) => {
    if (id !== undefined) await lockChangeable({ db }, staff, id)
    const answer = { ...(id === undefined ? {} : { id }), title, text }
    const staffId = isShared ? undefined : staff.id
    if (!mayChange(staff, { staffId })) throw onlySupervisors()
    const changed = { at: clock.now(), by: staff.id }
    const stored = await storeCannedAnswer({ db }, { ...answer, staffId }, changed)
    record({ event: 'canned-answer-changed', objectId: stored.id, outcome: 'saved' })
    return { answer: cannedAnswerOf(stored, staff) }
  }
}

export function answerRemoveCannedAnswer(): DeskHandler<typeof removeCannedAnswer> {
  return async ({ answerId }, { db, staff, record }) => {
    await lockChangeable({ db }, staff, answerId)
    await deleteCannedAnswer({ db }, answerId)
    record({ event: 'canned-answer-changed', objectId: answerId, outcome: 'removed' })
    return {}
  }
}

async function lockChangeable(store: Pick<Parts, 'db'>, staff: Staff, id: string): Promise<void> {
  const answer = await lockCannedAnswer(store, id)
  if (answer === undefined || !isSeenBy(staff, answer)) throw gone()
  if (!mayChange(staff, answer)) throw onlySupervisors()
}

type Ownership = Pick<CannedAnswerRecord, 'staffId'>

function isSeenBy({ id }: Staff, { staffId }: Ownership): boolean {
  return staffId === undefined || staffId === id
}

/** One's own; those of everybody are the supervisors'. */
function mayChange({ id, roles }: Staff, { staffId }: Ownership): boolean {
  return staffId === undefined ? roles.includes('supervisor') : staffId === id
}

function cannedAnswerOf(answer: CannedAnswerRecord, staff: Staff): CannedAnswer {
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
  return new Failure(resultCodes.stateChanged, '这条常用语已经不在了，请刷新。')
}

function onlySupervisors(): Failure {
  return new Failure(resultCodes.roleMissing, '公用的常用语由主管维护。')
}
