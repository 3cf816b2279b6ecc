import type { DeskCase, OwedAnswer } from '@ecenter/contract/appeals/desk/desk-case.ts'
import { promisedTimes } from '@ecenter/contract/constants/promised-times.ts'
import { isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'
import { possibleUnless } from '../../../platform/calls/possible-unless.ts'
import type { Settings } from '../../../platform/config/settings.ts'
import { whyNotTwo } from '../../../platform/staff/two-people.ts'
import { isOver } from '../rules/appeal-clock.ts'
import type { CaseStatus } from '../rules/case-steps.ts'
import { isOpen } from '../rules/status.ts'
import type { Appeal } from '../store/appeal.ts'

export type CaseAction = keyof DeskCase['actions']

interface Seen {
  readonly appeal: Pick<Appeal, 'kind' | 'answerBy' | 'handler' | 'letter' | 'cause' | 'product'>
  readonly status: CaseStatus
  readonly staff: Pick<Staff, 'id' | 'openedBy' | 'roles'>
  readonly now: Date
}

/** What is owed to whoever filed a case. */
export function owedOf(status: CaseStatus): OwedAnswer {
  if (!isOpen(status)) return 'nothing'
  return status.decided === undefined ? 'decision' : 'review'
}

/** What this member of staff may do to a case at this moment, and why not. */
export function possibleActions(seen: Seen): DeskCase['actions'] {
  return {
    take: possibleUnless(whyNotTake(seen)),
    callBack: possibleUnless(whyNotAct(seen) ?? whyNotCallBack(seen)),
    extend: possibleUnless(whyNotAct(seen) ?? whyNotExtend(seen)),
    name: possibleUnless(whyNotAct(seen)),
    answer: possibleUnless(whyNotAct(seen) ?? whyNotAnswer(seen)),
    give: possibleUnless(whyNotGive(seen)),
    decideLetter: possibleUnless(whyNotDecide(seen)),
  }
}

function whyNotTake({ appeal, status, staff }: Seen): string | undefined {
  if (owedOf(status) === 'nothing') return '已答复，没有要办的事。'
  if (appeal.handler?.staffId === staff.id) return '正由您办理。'
  return whyNotReview({ status, staff })
}

function whyNotGive({ status }: Seen): string | undefined {
  return owedOf(status) === 'nothing' ? '已答复，没有要办的事。' : undefined
}

const letterWords = {
  isSame: '这封答复是您写的，要由另一位主管审。',
  isOpenedByFirst: '您的账号由写的人开通或重置，要由另一位主管审。',
  hasOpenedFirst: '写的人的账号由您开通或重置，要由另一位主管审。',
}

/** Whoever lets a letter leave is somebody else, and could not have come in as who wrote it, nor they as them. */
function whyNotDecide({ appeal: { letter }, status, staff }: Seen): string | undefined {
  if (letter === undefined || letter.returned !== undefined) return '没有等审的答复。'
  if (!isAllowed('approve-letters', staff.roles)) return '答复等主管审。'
  const { by } = letter
  const whyNotOther = whyNotTwo(staff, { id: by.staffId, openedBy: by.openedBy }, letterWords)
  return whyNotOther ?? whyNotReview({ status, staff })
}

/** Whoever reviews is somebody else than who decided, as the customer was promised. */
function whyNotReview({ status, staff }: Pick<Seen, 'status' | 'staff'>): string | undefined {
  const { decided } = status
  if (owedOf(status) !== 'review') return undefined
  const deciders = [decided?.by, decided?.approvedBy].flatMap((mark) => mark?.staffId ?? [])
  if (deciders.includes(staff.id)) return '原答复是您作出的，核查要由另一位同事办理。'
  // They could have come in as this account.
  return staff.openedBy !== undefined && deciders.includes(staff.openedBy)
    ? '您的账号由作出原答复的人开通或重置，核查要由另一位同事办理。'
    : undefined
}

function whyNotAct(seen: Seen): string | undefined {
  const { appeal, status, staff } = seen
  if (owedOf(status) === 'nothing') return '已答复，没有要办的事。'
  const review = whyNotReview(seen)
  if (review !== undefined) return review
  if (appeal.handler === undefined) return '还没有人办理，请先接手。'
  if (appeal.handler.staffId !== staff.id) {
    return `正由${appeal.handler.name}办理；要由您办理，请先接手。`
  }
}

function whyNotCallBack({ status }: Seen): string | undefined {
  if (status['called-back'] !== undefined) return '已经回过电话。'
  return status.decided === undefined ? undefined : '已书面答复，不用再记回电。'
}

function whyNotExtend({ appeal: { kind, answerBy }, status, now }: Seen): string | undefined {
  if (kind === 'objection')
    return `异议的答复期限就是 ${promisedTimes().objectionDays} 天，不能再延长。`
  if (status.decided !== undefined) return '已书面答复，核查的期限不能延长。'
  if (status.extended !== undefined) return '已经延长过一次。'
  return isOver(answerBy, now)
    ? `已超过承诺的答复日期 ${answerBy}，要在期限内告知客户才能延长。`
    : undefined
}

/** What is closed is counted by its cause, so it has one before. */
function whyNotAnswer({ appeal: { cause, product } }: Seen): string | undefined {
  return cause === undefined || product === undefined
    ? '还没有写明原因和产品，请先按“写明原因”。'
    : undefined
}

/** Whether the letter of a case leaves only after a second person has approved it. */
export function needsApproval(
  { lettersApproved }: Pick<Settings, 'lettersApproved'>,
  { channel }: Pick<Appeal, 'channel'>,
): boolean {
  switch (lettersApproved) {
    case 'all':
      return true
    case 'regulator':
      return channel === 'regulator'
    case 'none':
      return false
  }
}
