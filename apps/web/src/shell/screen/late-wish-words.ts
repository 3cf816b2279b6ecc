import type { WishShown } from '@ecenter/contract/core/wish.ts'
import { dayText } from '../../kit/words/day-text.ts'

/** That an answer is late, by when it was due, and that somebody hurries it only where somebody did. */
export function lateWishWords({ dueAt, askedAgainAt }: Pick<WishShown, 'dueAt' | 'askedAgainAt'>) {
  const late = `还没有答复。应在 ${minuteOf(dueAt)} 前答复，已经晚了，非常抱歉。`
  return askedAgainAt === undefined ? late : `${late}${minuteOf(askedAgainAt)} 我们已催办。`
}

function minuteOf(moment: string): string {
  const [day = '', minute = ''] = moment.split(' ')
  return `${dayText(day)}${minute}`
}
