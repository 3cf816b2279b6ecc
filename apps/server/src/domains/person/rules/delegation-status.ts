import type { GivenDelegation } from '@ecenter/contract/person/family.ts'

export type EndedBy = NonNullable<GivenDelegation['endedBy']>

/** How a delegation was written last. */
export interface WrittenState {
  readonly state: GivenDelegation['state']
  readonly endsAt: Date
  readonly endedAt: Date | undefined
  readonly endedBy: EndedBy | undefined
}

export type Status =
  | { readonly state: 'offered' | 'accepted' }
  | { readonly state: 'ended'; readonly endedAt: Date; readonly endedBy: EndedBy }

/** How it stands: what has run out is over at that moment, whenever somebody writes it down. */
export function statusOf({ state, endsAt, endedAt, endedBy }: WrittenState, now: Date): Status {
  if (state === 'ended') {
    return { state, endedAt: endedAt ?? endsAt, endedBy: endedBy ?? 'time' }
  }
  return endsAt > now ? { state } : { state: 'ended', endedAt: endsAt, endedBy: 'time' }
}
