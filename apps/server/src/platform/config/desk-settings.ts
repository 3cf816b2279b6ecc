import type { NightHours, UnusualRule } from '@ecenter/contract/looks/desk/unusual-rules.ts'
import type { Environment } from './environment.ts'

/** From how many looks of a sort on, by one member of staff on one day, they are worth a question. */
export interface UnusualLookSettings {
  readonly from: Readonly<Record<UnusualRule, number>>
  readonly night: NightHours
  /** At a customer whom so many of the staff see on a day, each look counts. */
  readonly crowdStaff: number
}

/** How much staff do at once, and what is said of it. */
export interface DeskSettings {
  /** So many times somebody looks for customers: in an hour by what they are, and in 24 hours whatever they are. */
  readonly searches: {
    readonly byAgent: number
    readonly byHandler: number
    readonly bySupervisor: number
    readonly aDay: number
  }
  /** So many masked numbers of customers somebody shows whole in 24 hours. */
  readonly revealsADay: { readonly byAgent: number; readonly byHandler: number }
  /** So many conversations somebody has at once; supervisors may have more. */
  readonly chatsAtOnce: number
  /** Whoever takes no customers for longer is said to be away long. */
  readonly awayMinutes: number
  /** Within so many minutes it is said what a chat was about that its customer left. */
  readonly wrapUpMinutes: number
  /** What is due within so many minutes is said to be due soon. */
  readonly daySoonMinutes: number
  readonly callBackTries: number
  readonly unusualLooks: UnusualLookSettings
}

export function deskSettingsOf(given: Environment): DeskSettings {
  return {
    searches: {
      byAgent: given.SEARCHES_AN_HOUR_BY_AGENT,
      byHandler: given.SEARCHES_AN_HOUR_BY_HANDLER,
      bySupervisor: given.SEARCHES_AN_HOUR_BY_SUPERVISOR,
      aDay: given.SEARCHES_A_DAY,
    },
    revealsADay: {
      byAgent: given.REVEALS_A_DAY_BY_AGENT,
      byHandler: given.REVEALS_A_DAY_BY_HANDLER,
    },
    chatsAtOnce: given.CHATS_AT_ONCE,
    awayMinutes: given.AWAY_MINUTES,
    wrapUpMinutes: given.WRAP_UP_MINUTES,
    daySoonMinutes: given.DAY_SOON_MINUTES,
    callBackTries: given.CALL_BACK_TRIES,
    unusualLooks: {
      from: {
        // One look at somebody who is called like a colleague, or whom the town talks of, is enough.
        ...{ 'same-name': 1, crowd: 1 },
        customers: given.LOOKS_CUSTOMERS_A_DAY,
        reveals: given.LOOKS_REVEALS_AN_HOUR,
        refused: given.LOOKS_REFUSED_A_DAY,
        vain: given.LOOKS_IN_VAIN_A_DAY,
        night: given.LOOKS_AT_NIGHT_A_DAY,
      },
      night: { from: given.LOOKS_NIGHT_FROM_HOUR, until: given.LOOKS_NIGHT_UNTIL_HOUR },
      crowdStaff: given.LOOKS_CROWD_STAFF,
    },
  }
}
