import type { StoredEvent } from '../../../platform/events/number-imported-events.ts'
import type { Delivery } from '../store/delivery.ts'
import type { Destination } from '../store/delivery-record.ts'
import type { NewDelivery } from '../store/store-deliveries.ts'
import { meaningOf } from './code-meaning.ts'

/** A delivery as a file of the core tells it; what is in it, and how it is found, follows from its order. */
export type ImportedDelivery = Omit<NewDelivery, 'order'>

/** What a customer has changed here. */
export type OwnChange = Pick<Delivery['events'][number]['facts'], 'change'> & {
  readonly at: Date
  /** The core was asked for it and has not answered: whatever it tells meanwhile, it stays. */
  readonly isAsked: boolean
}

/**
 * Whether it is of an older file: all that it tells is known, and something is missing that the core told
 * before. Papers that have arrived are not on their way again.
 */
export function isBehind(
  { events }: Pick<ImportedDelivery, 'events'>,
  stored: readonly Pick<StoredEvent, 'what' | 'isOfCore'>[],
): boolean {
  const told = events.map(({ code }) => code)
  const known = stored.map(({ what }) => what)
  const ofCore = stored.filter(({ isOfCore }) => isOfCore).map(({ what }) => what)
  return without(told, known).length === 0 && without(ofCore, told).length > 0
}

/**
 * Where it goes now. What a customer asked for here stays until the core tells of a later change of that
 * kind; a time also ends with a later try that failed.
 */
export function destinationNow(
  told: ImportedDelivery,
  stored: Delivery,
  own: readonly OwnChange[],
): Destination {
  const { countyCode, address, agreed } = stored
  return {
    ...told.destination,
    ...(stands('another-address') ? { countyCode, address } : {}),
    ...(stands('another-time') ? { agreed } : {}),
  }

  function stands(change: OwnChange['change']): boolean {
    const last = own.findLast((each) => each.change === change)
    if (last === undefined) return false
    if (last.isAsked) return true
    return ![...told.events, ...stored.events].some(({ code, at, facts }) => {
      const hasFailed = meaningOf(stored.sequence, code)?.hasFailed ?? false
      const isOver = facts.change === change || (change === 'another-time' && hasFailed)
      return isOver && at > last.at
    })
  }
}

/** What is left of a list when each of another one has taken one of its like. */
function without(codes: readonly string[], taken: readonly string[]): string[] {
  const left = [...taken]
  return codes.filter((code) => {
    const at = left.indexOf(code)
    if (at !== -1) left.splice(at, 1)
    return at === -1
  })
}
