import type { ClaimNudge } from '@ecenter/contract/claims/claim-nudge.ts'
import { dayText } from '../kit/words/day-text.ts'

/** How hurrying a claim stands, as it is: what nobody promised is not said. */
export function nudgeWords({ last, canAsk, answerBy }: ClaimNudge): string {
  if (last === undefined) return `等得久了？催一下，${dayText(answerBy)}前答复您。`
  const { askedAt, askedAgainAt, answer, isOverdue } = last
  if (answer !== undefined) {
    const words = answer.text ?? '答复在“理赔信息”里。'
    return `${answer.at} 答复了您的催办：${words}`
  }
  const since = `${askedAt} 已催办${askedAgainAt === undefined ? '' : `，${askedAgainAt} 又催了一次`}`
  if (!isOverdue) return `${since}，${dayText(last.answerBy)}前答复您。`
  const again = canAsk ? '您可以再催一次。' : ''
  return `${since}，应在 ${dayText(last.answerBy)}前答复，已经超过，非常抱歉。${again}`
}
