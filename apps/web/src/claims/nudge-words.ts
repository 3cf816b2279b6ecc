import type { ClaimNudge } from '@ecenter/contract/claims/claim-nudge.ts'
import { dayText } from '../kit/words/day-text.ts'
import { momentText } from '../kit/words/moment-text.ts'

/** How hurrying a claim stands, as it is: what nobody promised is not said. */
export function nudgeWords({ last, canAsk, answerBy }: ClaimNudge, now = new Date()): string {
  if (last === undefined) return `等得久了？催一下，${nearDay(answerBy)}前答复您。`
  const { answer, isOverdue } = last
  if (answer !== undefined) {
    const words = answer.text ?? '答复在“理赔信息”里。'
    return `${momentText(answer.at, now)} 答复了您的催办：${words}`
  }
  const askedAt = momentText(last.askedAt, now)
  const again = last.askedAgainAt && `，${momentText(last.askedAgainAt, now)} 又催了一次`
  const since = `${askedAt} 已催办${again ?? ''}`
  if (!isOverdue) return `${since}，${nearDay(last.answerBy)}前答复您。`
  const advice = canAsk ? '您可以再催一次。' : ''
  return `${since}，应在 ${nearDay(last.answerBy)}前答复，已经超过，非常抱歉。${advice}`
}

/** What `nudgeWords` has of days and minutes; each is read in one line. */
export const nudgeMoments = /(\d+ 月 \d+ 日（周.）前?|[\d-]+ \d\d:\d\d)/

/** A working day from now, whose year goes without saying: 11 月 23 日（周一）. */
function nearDay(isoDate: string): string {
  return dayText(isoDate).replace(/^\d+ 年 /, '')
}
