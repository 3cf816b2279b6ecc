import type { DeskCaseRow } from '@ecenter/contract/appeals/desk/desk-case.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'
import { daysBetween, minuteInChina } from '../../../platform/clock/clock.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import { areaName } from '../../places/rules/areas.ts'
import type { Services } from '../../services.ts'
import { statusText } from '../calls/appeal-case.ts'
import { firstCallOf, lateDaysOf } from '../rules/lateness.ts'
import { answerBy, isOpen, statusOf } from '../rules/status.ts'
import type { Appeal } from '../store/appeal.ts'

/** A case as the list of the desk shows it to this member of staff. */
export function caseRow(
  { clock }: Pick<Services, 'clock'>,
  appeal: Appeal,
  staff: Pick<Staff, 'id'>,
  isRepeat: boolean,
): DeskCaseRow {
  const { ref, kind, handler } = appeal
  const status = statusOf(appeal)
  const dueOn = answerBy(appeal, status)
  const now = clock.now()
  return {
    caseId: ref.id,
    caseNo: appeal.caseNo,
    kind,
    channel: appeal.channel,
    cause: appeal.cause,
    product: appeal.product,
    areaCode: appeal.areaCode,
    areaName: appeal.areaCode && areaName(appeal.areaCode),
    isRepeat,
    maskedName: maskName(appeal.name),
    statusText: statusText(status),
    filedAt: minuteInChina(appeal.filedAt),
    answerBy: dueOn,
    daysLeft: isOpen(status) ? daysBetween(clock.today(), dueOn) : undefined,
    lateDays: lateDaysOf(appeal, status, now),
    callBack: firstCallOf(appeal, status, now),
    handlerName: handler?.name,
    givenByName: handler?.givenBy,
    isMine: handler?.staffId === staff.id,
    isLetterWaiting: appeal.letter !== undefined && appeal.letter.returned === undefined,
  }
}
