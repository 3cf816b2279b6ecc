import {
  type PhoneOnFilePurpose,
  phoneOnFilePurposes,
} from '@ecenter/contract/verification/sms-purpose.ts'
import type { Renewal } from './renewal.ts'

/** The code that opens a call again: that of its own action, or of the sort of thing it is about. */
export function renewalPurpose({ group, action }: Renewal['call']): PhoneOnFilePurpose {
  const ofAction = phoneOnFilePurposes.find((purpose) => purpose === action)
  return ofAction ?? (group === 'claim' ? 'open-claim' : 'open-policy')
}
