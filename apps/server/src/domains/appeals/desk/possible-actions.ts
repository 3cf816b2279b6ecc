import type { DeskCase, OwedAnswer } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'
import { possibleUnless } from '../../../platform/calls/possible-unless.ts'
import { answerDay, isOver } from '../rules/appeal-clock.ts'
import type { ToldStanding } from '../rules/case-steps.ts'
import { isOpen } from '../rules/status.ts'
import type { Appeal } from '../store/appeal.ts'

export type CaseAction = keyof DeskCase['actions']

interface Seen {
  readonly appeal: Pick<Appeal, 'kind' | 'filedAt' | 'handler'>
  readonly standing: ToldStanding
  readonly staff: Pick<Staff, 'id'>
  readonly now: Date
}

/** What is owed to whoever filed a case. */
export function owedOf(standing: ToldStanding): OwedAnswer {
  if (!isOpen(standing)) return 'nothing'
  return standing.decided === undefined ? 'decision' : 'review'
}

/** What this member of staff may do to a case at this moment, and why not. */
export function possibleActions(seen: Seen): DeskCase['actions'] {
  return {
    take: possibleUnless(whyNotTake(seen)),
    callBack: possibleUnless(whyNotAct(seen) ?? whyNotCallBack(seen)),
    extend: possibleUnless(whyNotAct(seen) ?? whyNotExtend(seen)),
    answer: possibleUnless(whyNotAct(seen)),
  }
}

function whyNotTake({ appeal, standing, staff }: Seen): string | undefined {
  if (owedOf(standing) === 'nothing') return '已答复，没有要办的事。'
  if (appeal.handler?.staffId === staff.id) return '正由您办理。'
  return whyNotReview({ standing, staff })
}

/** Whoever reviews is somebody else than who decided, as the customer was promised. */
function whyNotReview({ standing, staff }: Pick<Seen, 'standing' | 'staff'>): string | undefined {
  const isOwn = standing.decided?.by?.staffId === staff.id
  return owedOf(standing) === 'review' && isOwn
    ? '原答复是您作出的，核查要由另一位同事办理。'
    : undefined
}

function whyNotAct(seen: Seen): string | undefined {
  const { appeal, standing, staff } = seen
  if (owedOf(standing) === 'nothing') return '已答复，没有要办的事。'
  const review = whyNotReview(seen)
  if (review !== undefined) return review
  if (appeal.handler === undefined) return '还没有人办理，请先接手。'
  if (appeal.handler.staffId !== staff.id) {
    return `正由${appeal.handler.name}办理；要由您办理，请先接手。`
  }
}

function whyNotCallBack({ standing }: Seen): string | undefined {
  if (standing['called-back'] !== undefined) return '已经回过电话。'
  return standing.decided === undefined ? undefined : '已书面答复，不用再记回电。'
}

function whyNotExtend({ appeal: { kind, filedAt }, standing, now }: Seen): string | undefined {
  if (kind === 'objection') return '异议的答复期限就是 30 天，不能再延长。'
  if (standing.decided !== undefined) return '已书面答复，核查的期限不能延长。'
  if (standing.extended !== undefined) return '已经延长过一次。'
  return isOver(answerDay(kind, filedAt), now)
    ? '已超过 15 天，要在期限内告知客户才能延长。'
    : undefined
}
