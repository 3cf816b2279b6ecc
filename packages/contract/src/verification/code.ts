import {
  type InferOutput,
  maxLength,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot'
import { handle } from '../rules/handle.ts'
import { mobile } from '../rules/people/mobile.ts'
import { storable } from '../rules/text.ts'

/** A code for one of these proves that the typed phone is the visitor's, and nothing else. */
export const typedPhonePurposes = [
  'promotion',
  'questionnaire',
  'return-insurance',
  'purchase',
  'appeal',
  'link-refund',
  'customer-service',
  'new-phone',
  'accident',
] as const

/** A code for one of these goes to the phone on file of an object, and opens that object. */
export const phoneOnFilePurposes = [
  'open-policy',
  'email-policy',
  'correct-plate',
  'register-bank',
  'change-delivery',
  'cancel-order',
  'email-invoice',
  'open-claim',
  'read-access',
  'set-only-proven',
  'ask-copy',
  'ask-erasure',
  'change-contact',
  'change-phone',
  'offer-family',
  'mail-documents',
  'agree-settlement',
  'object-settlement',
  'change-payee',
  'sign-application',
] as const

export const smsPurpose = picklist([...typedPhonePurposes, ...phoneOnFilePurposes])
export type SmsPurpose = InferOutput<typeof smsPurpose>
export type PhoneOnFilePurpose = (typeof phoneOnFilePurposes)[number]

export function isPhoneOnFilePurpose(purpose: SmsPurpose): purpose is PhoneOnFilePurpose {
  return phoneOnFilePurposes.some((onFile) => onFile === purpose)
}

/** Where the code went, and how long the customer waits and has. */
export const codeSent = object({
  maskedMobile: string(),
  resendAfterSeconds: number(),
  expiresInSeconds: number(),
})
export type CodeSent = InferOutput<typeof codeSent>

/** Asks for a code on a phone that the customer typed. */
export const codeRequest = object({
  mobile,
  purpose: smsPurpose,
  /** The object to open; then the typed phone must be the one on file. */
  handle: optional(handle),
  /** `car` silences short result codes (specification, section 8). */
  queryType: optional(pipe(string(), maxLength(20), storable())),
})
