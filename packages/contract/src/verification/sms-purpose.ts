import { type InferOutput, picklist } from 'valibot'

/** A code for one of these proves that the typed phone is the visitor's, and nothing else. */
export const typedPhonePurposes = [
  'promotion',
  'questionnaire',
  'return-insurance',
  'purchase',
  'appeal',
  'link-refund',
  'customer-service',
] as const

/** A code for one of these goes to the phone on file of an object, and opens that object. */
export const phoneOnFilePurposes = [
  'open-policy',
  'email-policy',
  'correct-plate',
  'register-bank',
  'change-delivery',
  'email-invoice',
  'open-claim',
] as const

export const smsPurpose = picklist([...typedPhonePurposes, ...phoneOnFilePurposes])
export type SmsPurpose = InferOutput<typeof smsPurpose>
export type PhoneOnFilePurpose = (typeof phoneOnFilePurposes)[number]

export function isPhoneOnFilePurpose(purpose: SmsPurpose): purpose is PhoneOnFilePurpose {
  return phoneOnFilePurposes.some((onFile) => onFile === purpose)
}
