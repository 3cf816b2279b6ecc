import type { ClaimEvent } from './claim-event.ts'

/** What has happened to a claim, without what was taken back and what took it back. */
export function withoutCorrected(events: readonly ClaimEvent[]): ClaimEvent[] {
  return events.filter((event) => event.type !== 'corrected' && !isCorrected(event, events))
}

/** Whether an event was noted by mistake, as staff have said since. */
export function isCorrected(event: ClaimEvent, events: readonly ClaimEvent[]): boolean {
  return correctionOf(event, events) !== undefined
}

/** By which event one was taken back. */
export function correctionOf(
  { seq }: ClaimEvent,
  events: readonly ClaimEvent[],
): ClaimEvent | undefined {
  return seq === undefined ? undefined : events.find(({ facts }) => facts.corrects?.seq === seq)
}

/** What the core told or decides is put right by it. */
export const coreCorrects = '核心系统的记录由核心系统更正。'

/** Why staff cannot take an event back; undefined where they can. */
export function whyNotCorrected(
  event: ClaimEvent,
  events: readonly ClaimEvent[],
): string | undefined {
  if (event.type === 'corrected') return '更正本身不能再更正。'
  if (isCorrected(event, events)) return '已经更正过。'
  return event.facts.by === undefined ? coreCorrects : undefined
}
