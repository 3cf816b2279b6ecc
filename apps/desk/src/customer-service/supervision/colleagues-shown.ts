import type { Colleague, Taking } from '@ecenter/contract/customer-service/desk/staffing.ts'
import type { Choice } from '../../kit/fields/choice.ts'
import { availabilityText } from './staffing-words.ts'

export interface ColleaguesShown {
  readonly choices: readonly Choice<string>[]
  /** Why nobody can be chosen. */
  readonly whyNone: string | undefined
  /** Why the one who is chosen cannot be given it any more. */
  readonly whyNotChosen: string | undefined
}

interface Chosen {
  readonly chosenId: string | undefined
  /** How whoever was chosen stood when they were last in the list. */
  readonly lastSeen: Colleague | undefined
}

/** What a list of colleagues shows; undefined while it is being read. */
export function colleaguesShown(
  colleagues: readonly Colleague[] | undefined,
  { chosenId, lastSeen }: Chosen,
): ColleaguesShown {
  const there = colleagues ?? []
  const hasLeft =
    colleagues !== undefined &&
    lastSeen?.staffId === chosenId &&
    !there.some(({ staffId }) => staffId === chosenId)
  const shown: readonly Colleague[] =
    hasLeft && lastSeen !== undefined ? [...there, { ...lastSeen, taking: 'gone' }] : there
  const chosen = shown.find(({ staffId }) => staffId === chosenId)
  return {
    choices: shown.map((each) => ({
      value: each.staffId,
      label: labelOf(each),
      isOff: each.taking !== 'may',
    })),
    whyNone: whyNone(colleagues),
    whyNotChosen: chosen && whyNot(chosen),
  }
}

function whyNone(colleagues: readonly Colleague[] | undefined): string | undefined {
  if (colleagues === undefined || colleagues.some(({ taking }) => taking === 'may'))
    return undefined
  return colleagues.length === 0 ? '现在没有其他客服在线。' : '在线的同事现在都接不了新会话。'
}

const takesNone: Readonly<Record<Exclude<Taking, 'may'>, string>> = {
  gone: '已经离线',
  away: '现在不接待新会话',
  full: '的会话已满',
}

function whyNot({ name, taking }: Colleague): string | undefined {
  return taking === 'may' ? undefined : `${name} ${takesNone[taking]}，请另选。`
}

function labelOf(colleague: Colleague): string {
  const { name, number, open, atMost } = colleague
  return `${name}（工号 ${number}）· ${availabilityText(colleague)} · ${open}/${atMost}`
}
