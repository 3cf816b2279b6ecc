import type { Call, TypedOf } from '@ecenter/contract/call.ts'

export interface IdentityToTry {
  /** Group and path of the call, as in its URL. */
  readonly call: string
  readonly request: Readonly<Record<string, unknown>>
  readonly shows: string
  /** The address to open before the call is made. */
  readonly open?: string
}

export function entry<C extends Call>(call: C, request: TypedOf<C>, shows: string): IdentityToTry {
  return { call: `${call.group}${call.path}`, request, shows }
}
