import { object, optional, picklist } from 'valibot'
import { defineCall } from '../call.ts'
import { imageCodePictures } from '../constants/lengths.ts'
import { imageCode } from '../rules/codes/image-code.ts'

/** Judges an image code; the session remembers a pass until the next lookup spends it. */
export const verifyCodeCheck = defineCall({
  group: 'wp',
  path: '/verification/verifyCodeCheck',
  kind: 'submit',
  level: 'open',
  request: object({
    randName: optional(picklist(imageCodePictures), 'carPolicyQuery'),
    verificationCode: imageCode,
  }),
})
