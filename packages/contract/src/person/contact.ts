import {
  array,
  check,
  forward,
  type InferOutput,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot'
import { defineCall } from '../call.ts'
import { wishShown } from '../core/wish.ts'
import { handle } from '../rules/handle.ts'
import { email } from '../rules/people/email.ts'
import { mobile } from '../rules/people/mobile.ts'
import { text } from '../rules/text.ts'

export const contactField = picklist(['mobile', 'email', 'address'])
export type ContactField = InferOutput<typeof contactField>

/** What was asked to be changed, and is not so: the core decides, or has refused it. */
const contactChange = object({
  ...wishShown.entries,
  field: contactField,
  maskedValue: string(),
})

const contactInfo = object({
  /** Names the person in this session, for what takes a fresh code. */
  handle: string(),
  /** As the core names them; absent where it names none. */
  maskedMobile: optional(string()),
  maskedEmail: optional(string()),
  maskedAddress: optional(string()),
  changes: array(contactChange),
})
export type ContactInfo = InferOutput<typeof contactInfo>

/** How the customer is reached, masked, and what they have asked to be changed. */
export const readContact = defineCall({
  path: '/person/readContact',
  level: 'open',
  response: contactInfo,
})

/** Asks the core for another e-mail address or postal address, under a code to the contact phone. */
export const changeContact = defineCall({
  path: '/person/changeContact',
  kind: 'submit',
  level: 'fresh-code',
  action: 'change-contact',
  request: pipe(
    object({ handle, email: optional(email), address: optional(text(200, '联系地址')) }),
    forward(
      check(({ email, address }) => [email, address].some(Boolean), '请填写邮箱或联系地址'),
      ['email'],
    ),
  ),
  response: contactInfo,
})

/** The same for the contact phone itself: it takes a code to the phone so far, and one to the new one. */
export const changePhone = defineCall({
  path: '/person/changePhone',
  kind: 'submit',
  level: 'fresh-code',
  action: 'change-phone',
  request: object({ handle, mobile }),
  response: contactInfo,
})
