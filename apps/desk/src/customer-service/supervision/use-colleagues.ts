import { type Colleague, listColleagues } from '@ecenter/contract/customer-service/desk/staffing.ts'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import type { Choice } from '../../kit/fields/choice.ts'
import { availabilityText } from './staffing-words.ts'

/** A dialog stays open for minutes, in which colleagues come and go. */
const everyMs = 5_000

/** Who can be given a conversation; the others who are there are shown, and cannot be chosen. */
export function useColleagues(): {
  readonly choices: readonly Choice<string>[]
  readonly whyNone: string | undefined
} {
  const { value } = useDeskQuery(listColleagues, {}, { everyMs })
  const colleagues = value?.colleagues ?? []
  const isNone = value !== undefined && !colleagues.some(({ taking }) => taking === 'may')
  return {
    choices: colleagues.map((each) => ({
      value: each.staffId,
      label: labelOf(each),
      isOff: each.taking !== 'may',
    })),
    whyNone: isNone
      ? colleagues.length === 0
        ? '现在没有其他客服在线。'
        : '在线的同事现在都接不了新会话。'
      : undefined,
  }
}

function labelOf(colleague: Colleague): string {
  const { name, number, open, atMost } = colleague
  return `${name}（工号 ${number}）· ${availabilityText(colleague)} · ${open}/${atMost}`
}
