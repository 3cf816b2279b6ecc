import type { ArrivedAs } from '@ecenter/contract/customer-service/desk/chat-shown.ts'
import { minuteText } from '@ecenter/ui/minute-text.ts'

/** A conversation without a name is called by the last of its id, so that colleagues mean the same one. */
export function customerOf({
  username,
  chatId,
}: {
  readonly username?: string | undefined
  readonly chatId: string
}): string {
  return username ?? `客户 ${chatId.slice(-4).toUpperCase()}`
}

/** How long ago, in a few characters: 3 分, 1 时 20 分. */
export function sinceText(moment: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(moment)) / 60_000))
  if (minutes < 60) return `${minutes} 分`
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? `${hours} 时 ${minutes % 60} 分` : `${Math.floor(hours / 24)} 天`
}

/** What an answer has until it is late, and from then on how late it is: 剩 2 分, 超 4 分; without a promise how long it is waited for. */
export function clockText(since: string, answerBy: string | undefined, now: number): string {
  if (answerBy === undefined) return `等 ${sinceText(since, now)}`
  const left = Date.parse(answerBy) - now
  if (left > 0) return `剩 ${Math.ceil(left / 60_000)} 分`
  return left > -60_000 ? '刚超时' : `超 ${sinceText(answerBy, now)}`
}

/** The time of day: 08:42. */
export function timeText(moment: string): string {
  return minuteText(moment).slice(-5)
}

/** How near the promised answer is: `soon` once half of its time is over. */
export function urgencyOf(
  since: string,
  answerBy: string | undefined,
  now: number,
): 'calm' | 'soon' | 'late' {
  if (answerBy === undefined) return 'calm'
  const [from, to] = [Date.parse(since), Date.parse(answerBy)]
  if (now >= to) return 'late'
  return now - from >= (to - from) / 2 ? 'soon' : 'calm'
}

/** How a conversation came to whoever has it. */
export const arrivedWords: Readonly<Record<ArrivedAs, string>> = {
  transferred: '转来',
  'taken-over': '接管',
  given: '派给您',
}
