import type { AppealCase } from '@ecenter/contract/appeals/appeal.ts'
import type { CaseChannel } from '@ecenter/contract/appeals/case-facts.ts'
import { promisedTimes } from '@ecenter/contract/constants/promised-times.ts'
import { callbackTimeText } from '@ecenter/contract/constants/service.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import type { Appeal } from '../store/appeal.ts'
import type { AppealEvent } from '../store/appeal-event.ts'
import { kindNames } from './kind-names.ts'
import { type AppealStatus, isOpen, isOverdue } from './status.ts'

type CaseStep = AppealCase['steps'][number]

interface Moment {
  readonly now: Date
  /** Whom an overdue customer calls. */
  readonly hotline: string
}

/** What has happened, with its words. */
export type CaseStatus = AppealStatus<AppealEvent>

type Told = Pick<Appeal, 'kind' | 'filedAt' | 'answerBy' | 'dueOn' | 'callBackTime' | 'channel'>

/** What was done, in the order of time, and what is still owed; the first of that is current. */
export function caseSteps(appeal: Told, status: CaseStatus, moment: Moment): CaseStep[] {
  return [
    filedStep(appeal),
    ...happened(status).map(doneStep),
    ...owedSteps(appeal, status, moment),
  ]
}

/** What has happened since it was filed, in the order of time. */
export function happened(status: CaseStatus): AppealEvent[] {
  return Object.values(status).toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** What came in another way than by the site, in words of whoever it was taken in for. */
const takenWords: Readonly<Record<Exclude<CaseChannel, 'site'>, string>> = {
  phone: '客服按您在电话里说的，替您登记了',
  counter: '工作人员按您在柜台说的，替您登记了',
  letter: '工作人员按您的来信，替您登记了',
  regulator: '工作人员按监管部门转来的函件，替您登记了',
  online: '工作人员按您的邮件或网上留言，替您登记了',
  chat: '客服按您在会话里说的，替您登记了',
}

function filedStep({ kind, filedAt, channel }: Told): CaseStep {
  return {
    title: '已受理',
    state: 'done',
    at: minuteInChina(filedAt),
    text:
      channel === 'site'
        ? `我们已收到您的${kindNames[kind]}。`
        : `${takenWords[channel]}${kindNames[kind]}。`,
  }
}

function doneStep({ type, at, text }: AppealEvent): CaseStep {
  const step = { state: 'done', at: minuteInChina(at) } as const
  switch (type) {
    case 'called-back':
      return { ...step, title: '专人回电', text: '工作人员已与您电话联系。' }
    case 'extended':
      return { ...step, title: '延长答复期限', text: `情况比较复杂，延长了期限：${text}` }
    case 'decided':
      return { ...step, title: '书面答复', text }
    case 'review-asked':
      return { ...step, title: '申请核查', text }
    case 'review-decided':
      return { ...step, title: '核查答复', text }
  }
}

function owedSteps(appeal: Told, status: AppealStatus, moment: Moment): CaseStep[] {
  if (!isOpen(status)) return []
  const answer = owedAnswer(appeal, status, moment)
  if (status.decided !== undefined || status['called-back'] !== undefined) return [answer]
  const call = { title: '专人回电', state: 'current', text: callPromise(appeal) } as const
  return [call, { ...answer, state: 'upcoming' }]
}

function owedAnswer(appeal: Told, status: AppealStatus, { now, hotline }: Moment): CaseStep {
  const isReview = status.decided !== undefined
  const text = isReview
    ? '由另一位工作人员重新核查，在承诺日期前书面答复您。'
    : '我们正在调查核实，在承诺日期前书面答复您。'
  return {
    title: isReview ? '核查答复' : '书面答复',
    state: 'current',
    text: isOverdue(appeal, status, now)
      ? `已超过承诺日期，非常抱歉；您可拨打 ${hotline} 催办。`
      : text,
  }
}

function callPromise({ callBackTime }: Told): string {
  const when =
    callBackTime === 'soonest' ? '尽快' : `在您选择的 ${callbackTimeText(callBackTime)} 左右`
  return `${promisedTimes().appealCallWorkdays} 个工作日内，专人${when}给您回电。`
}
