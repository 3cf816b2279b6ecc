import { type GenericSchema, safeParse } from 'valibot'

/** The one message that a form shows under a field: the first refusal, or nothing. */
export function messageOf(rule: GenericSchema, value: unknown): string | undefined {
  return safeParse(rule, value).issues?.[0].message
}
