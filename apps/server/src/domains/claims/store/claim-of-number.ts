import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { uuidOf } from '../../../platform/grants/object-ref.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { registNoKey } from './store-claims.ts'

/** Whether a claim was reported under this number; nothing is read, for its id follows from that. */
export function isClaimOfNumber(keys: Keys, { id }: ObjectRef, registNo: string): boolean {
  return id === uuidOf(registNoKey(keys, registNo))
}
