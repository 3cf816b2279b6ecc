import type { Call } from '@ecenter/contract/call.ts'
import {
  type PhoneOnFilePurpose,
  phoneOnFilePurposes,
} from '@ecenter/contract/verification/sms-purpose.ts'

/** The code that opens a call again: that of its own action, or of the sort of thing it is about. */
export function renewalPurpose({
  path,
  action,
}: Pick<Call, 'path' | 'action'>): PhoneOnFilePurpose {
  const ofAction = phoneOnFilePurposes.find((purpose) => purpose === action)
  return ofAction ?? (path.startsWith('/claim') ? 'open-claim' : 'open-policy')
}
