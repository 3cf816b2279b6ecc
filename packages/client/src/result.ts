import { outages } from '@ecenter/contract/results/outages.ts'

/** How a call ended for the page: with its value, refused by the service, or lost on the way. */
export type Result<Value> =
  | { readonly kind: 'answered'; readonly value: Value }
  | Rejected
  | { readonly kind: 'transport'; readonly status: number }

export interface Rejected {
  readonly kind: 'rejected'
  readonly code: string
  readonly message: string
  readonly field?: string | undefined
  /** It was only too early: in how many seconds the same may be asked for again. */
  readonly retryAfterSeconds?: number | undefined
}

export type Failed = Exclude<Result<never>, { kind: 'answered' }>

/** Whether the service has decided; until then, the same action may be tried again as it is. */
export function isSettled(result: Result<unknown>): boolean {
  if (result.kind === 'rejected') return !outages.includes(result.code)
  return result.kind === 'answered'
}
