import { idNumber } from '@ecenter/contract/rules/people/id-number.ts'
import { mobile } from '@ecenter/contract/rules/people/mobile.ts'
import { safeParse } from 'valibot'
import { personKey } from '../../domains/policies/store/other-lookup-keys.ts'
import type { Keys } from '../../platform/keys/keys.ts'

/** Somebody by what an operator has of them. */
export interface NamedCustomer {
  readonly key: Buffer
  /** Of people and companies, whose things the core tells; a phone alone has what was left under it here. */
  readonly idNumber?: string
}

/** By an ID number, a credit code or a phone; undefined where what was typed is none. */
export function customerNamed(keys: Keys, typed: string): NamedCustomer | undefined {
  const phone = safeParse(mobile, typed.trim())
  if (phone.success) return { key: keys.searchHash('phone', phone.output) }
  const id = safeParse(idNumber, typed.trim())
  return id.success ? { key: personKey(keys, id.output), idNumber: id.output } : undefined
}
