import { maxLength, object, optional, pipe, string } from 'valibot'
import { handle } from '../rules/handle.ts'
import { mobile } from '../rules/mobile.ts'
import { storable } from '../rules/storable.ts'
import { smsPurpose } from './sms-purpose.ts'

/** Asks for a code on a phone that the customer typed. */
export const codeRequest = object({
  mobile,
  purpose: smsPurpose,
  /** The object to open; then the typed phone must be the one on file. */
  handle: optional(handle),
  /** `car` silences short result codes (specification, section 8). */
  queryType: optional(pipe(string(), maxLength(20), storable())),
})
