import type { Call } from '@ecenter/contract/call.ts'
import {
  type PhoneOnFilePurpose,
  phoneOnFilePurposes,
} from '@ecenter/contract/verification/code.ts'

/** What is known of an order by a form alone: only the form opens it again. */
const byFormAlone = ['/payments/', '/api/queryOrderCenter', '/deliveries/']

/**
 * The code that opens a call again: that of its own action, or of the sort of thing it is about.
 * Undefined where no code does.
 */
export function renewalPurpose({
  path,
  action,
}: Pick<Call, 'path' | 'action'>): PhoneOnFilePurpose | undefined {
  const ofAction = phoneOnFilePurposes.find((purpose) => purpose === action)
  if (ofAction !== undefined) return ofAction
  if (byFormAlone.some((start) => path.startsWith(start))) return undefined
  return path.startsWith('/claim') ? 'open-claim' : 'open-policy'
}
