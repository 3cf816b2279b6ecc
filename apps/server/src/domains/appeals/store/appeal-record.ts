import { callbackTimes } from '@ecenter/contract/constants/service.ts'
import { type InferOutput, object, optional, picklist, string } from 'valibot'
import { staffMark } from '../../../platform/staff/staff-mark.ts'

/** The personal part of an appeal, as it is sealed in its row. */
export const appealSecrets = object({
  caseNo: string(),
  name: string(),
  /** 1 male, 2 female (Complaint form, section 3); unknown of who did not come by that form. */
  sex: optional(picklist(['1', '2'])),
  cityCode: optional(string()),
  /** Unknown of who wrote a letter without it. */
  phoneNumber: optional(string()),
  callBackTime: picklist(callbackTimes),
  content: string(),
  email: optional(string()),
  /** Of the claim that it is about. */
  registNo: optional(string()),
  policyNo: optional(string()),
  /** The number of the letter that it came by. */
  reference: optional(string()),
  /** Who of the staff took it in, by how they sign in. */
  takenBy: optional(object({ ...staffMark.entries, account: string() })),
})
export type AppealSecrets = InferOutput<typeof appealSecrets>

/** Who handles it, and which colleague gave it to them. */
export const handlerSecrets = object({ ...staffMark.entries, givenBy: optional(string()) })

/** A letter that waits to be approved, or was given back. */
export const letterSecrets = object({
  letter: string(),
  by: object({ ...staffMark.entries, account: string(), openedBy: optional(string()) }),
  /** ISO moment. */
  at: string(),
  returned: optional(object({ reason: string(), byName: string() })),
})
export type LetterSecrets = InferOutput<typeof letterSecrets>

/** The sealed part of an event; what a customer did, or the core told, names nobody of the staff. */
export const appealEventSecrets = object({
  text: string(),
  by: optional(staffMark),
  /** Who let a letter leave that somebody else had written. */
  approvedBy: optional(staffMark),
})
