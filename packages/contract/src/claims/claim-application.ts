import { array, type InferOutput, object, optional, picklist, pipe, regex, string } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'
import { signature } from '../rules/people/signature.ts'
import { text } from '../rules/text.ts'

const applicationVehicle = object({
  /** 本车 or 对方车辆. */
  role: string(),
  maskedPlate: string(),
  brandModel: string(),
  damage: string(),
})

/** The application of a claim (索赔申请书), made of what is known of its report: nothing is typed again. */
export const claimApplication = object({
  /** `signed`: here, and it counts; `closed`: not to be signed here now, `whyNot` says why. */
  status: picklist(['open', 'signed', 'closed']),
  whyNot: optional(string()),
  /** Why the one before was sent back. */
  reason: optional(string()),
  /** `2026-11-20 15:04`, once it is signed. */
  signedAt: optional(string()),
  maskedRegistNo: string(),
  maskedPolicyNos: array(string()),
  productName: string(),
  maskedInsuredName: string(),
  maskedIdNumber: string(),
  /** Absent where none is on file. */
  maskedMobile: optional(string()),
  accidentAt: string(),
  /** Where and how it happened; the customer may correct both. */
  place: string(),
  course: string(),
  cause: string(),
  vehicles: array(applicationVehicle),
  /** Of all that is signed, whole: who signs sends it back, so that nothing else is signed than was read. */
  mark: string(),
})
export type ClaimApplication = InferOutput<typeof claimApplication>

/** The application as it is to be signed now, or as it was signed. */
export const readApplication = defineCall({
  path: '/claims/readApplication',
  level: 'phone-on-file',
  request: object({ handle }),
  response: claimApplication,
})

/**
 * Signs the application of a claim, which is the document `claim-form` from then on. A report that is another by
 * now than was read, an application that came already, and a claim that asks for none answer E3020001.
 */
export const signApplication = defineCall({
  path: '/claims/signApplication',
  kind: 'submit',
  level: 'fresh-code',
  action: 'sign-application',
  request: object({
    handle,
    mark: pipe(string(), regex(/^[\w-]{22}$/, '页面已过期，请重新查询')),
    place: text(200, '出险地点'),
    course: text(2000, '出险经过'),
    signature,
  }),
  response: claimApplication,
})

/** The signed application as a PDF; one that was not signed here has none (E3020001). */
export const downloadApplication = defineCall({
  path: '/claims/downloadApplication',
  answer: 'file',
  level: 'phone-on-file',
  request: object({ handle }),
})
