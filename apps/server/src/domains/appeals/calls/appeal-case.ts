import type { AppealCase } from '@ecenter/contract/appeals/appeal.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { maskPolicyNumber } from '../../../platform/mask/mask.ts'
import type { Services } from '../../services.ts'
import { reviewLastDay } from '../rules/appeal-clock.ts'
import { caseSteps } from '../rules/case-steps.ts'
import {
  type AppealStatus,
  answerBy,
  canAskReview,
  isOpen,
  isOverdue,
  statusOf,
} from '../rules/status.ts'
import type { Appeal } from '../store/appeal.ts'
import type { AppealFile } from '../store/appeal-file.ts'
import { sentFiles } from './send-case-file.ts'

/** An appeal as whoever filed it follows it, at this moment. */
export function appealCase(
  { settings, clock }: Pick<Services, 'settings' | 'clock'>,
  appeal: Appeal,
  files: readonly AppealFile[],
) {
  const status = statusOf(appeal)
  const now = clock.now()
  const { decided, extended, 'review-decided': reviewed } = status
  const isLate = isOverdue(appeal, status, now)
  const canBeReviewed = canAskReview(status, now)
  return {
    caseNo: appeal.caseNo,
    kind: appeal.kind,
    maskedRegistNo: appeal.registNo && maskPolicyNumber(appeal.registNo),
    statusText: isLate ? '超期办理中' : statusText(status),
    isClosed: !isOpen(status),
    filedAt: minuteInChina(appeal.filedAt),
    answerBy: answerBy(appeal, status),
    extension: extended?.text,
    isOverdue: isLate,
    content: appeal.content,
    steps: caseSteps(appeal, status, { now, hotline: settings.brand.hotline }),
    decision: (reviewed ?? decided)?.text,
    reviewUntil: canBeReviewed && decided ? reviewLastDay(decided.at) : undefined,
    canAskReview: canBeReviewed,
    files: sentFiles(appeal, files),
  } satisfies AppealCase
}

/** How it stands in a word; whether that is late is said beside it. */
export function statusText(status: AppealStatus): string {
  if (status['review-decided']) return '核查已答复'
  if (status['review-asked']) return '核查中'
  if (status.decided) return '已答复'
  if (status.extended) return '延期办理中'
  return status['called-back'] ? '调查中' : '已受理'
}
