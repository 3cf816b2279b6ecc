import { check, forward, instance, object, optional, pipe, regex, string } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'
import { isoMoment } from '../rules/moments.ts'
import { email } from '../rules/people/email.ts'
import { endorsementNumber } from '../rules/policy-number.ts'
import { documentKind, emailAccepted, verifiedPolicy } from './document-kind.ts'
import { checkButton, checkDownloadButton, wapElecCheck } from './download-buttons.ts'

/** A one-use link to the policy, for web views that cannot save a file; it lives five minutes. */
export const downLodElectronicPolicy = defineCall({
  group: 'wp',
  path: '/api/electronic/downLodElectronicPolicy',
  kind: 'submit',
  level: 'phone-on-file',
  request: pipe(
    object({
      handle,
      paper: optional(documentKind, 'policy'),
      /** Which one, where the paper is an endorsement. */
      endorsementNo: optional(endorsementNumber),
    }),
    forward(
      check(
        ({ paper, endorsementNo }) => paper !== 'endorsement' || endorsementNo !== undefined,
        '请从保单的批改记录里选择批单',
      ),
      ['endorsementNo'],
    ),
  ),
  response: object({ url: string(), expiresAt: isoMoment }),
})

/** One endorsement (批单) of a policy as a PDF; one that the policy does not have is E3020001. */
export const downloadEndorsement = defineCall({
  path: '/electronic-policies/downloadEndorsement',
  answer: 'file',
  level: 'phone-on-file',
  request: object({ handle, endorsementNo: endorsementNumber }),
})

/** The whole policy as a PDF. */
export const downloadPolicy = defineCall({
  group: 'wp',
  path: '/electronic/downloadPolicy',
  answer: 'file',
  level: 'phone-on-file',
  family: 'documents',
  request: object({ handle }),
})

/** The electronic mark of the compulsory policy as PDF. */
export const eTongDownloadTPolicy = defineCall({
  group: 'wp',
  path: '/electronic/eTongDownloadTPolicy',
  answer: 'file',
  level: 'phone-on-file',
  family: 'documents',
  request: object({ handle }),
})

/** Sends the policy to a mailbox. */
export const sendPolicyEmail = defineCall({
  group: 'wp',
  path: '/electronic/sendPolicyEmail',
  kind: 'submit',
  level: 'fresh-code',
  action: 'email-policy',
  request: object({ handle, email }),
  response: emailAccepted,
})

/** Checks the code that the QR of a policy's document carries. */
export const verifyCode = defineCall({
  path: '/electronic-policies/verifyCode',
  level: 'open',
  request: object({
    code: pipe(string(), regex(/^[\w-]{22}$/, '验真码不完整，请重新扫描保单上的二维码')),
  }),
  response: verifiedPolicy,
})

/** Checks a policy's document by its file; nothing of the file is kept. */
export const verifyFile = defineCall({
  path: '/electronic-policies/verifyFile',
  envelope: 'upload',
  level: 'open',
  request: object({ file: instance(Uint8Array, '请选择 PDF 文件') }),
  response: verifiedPolicy,
})

/** The whole policy as a PDF, for the plain pages. */
export const wapDownload = defineCall({
  group: 'policy',
  path: '/policyDownload/wapDownload',
  envelope: 'plain',
  answer: 'file',
  level: 'phone-on-file',
  family: 'documents',
  request: object({ handle }),
})

/** Sends the policy to a mailbox, for the plain pages. */
export const wapSendEmail = defineCall({
  group: 'policy',
  path: '/policyDownload/wapSendEmail',
  envelope: 'plain',
  kind: 'submit',
  level: 'fresh-code',
  action: 'email-policy',
  request: object({ handle, email }),
  response: emailAccepted,
})

export const electronicPolicyCalls = {
  checkDownloadButton,
  checkButton,
  wapElecCheck,
  downloadPolicy,
  wapDownload,
  eTongDownloadTPolicy,
  downloadEndorsement,
  downLodElectronicPolicy,
  sendPolicyEmail,
  wapSendEmail,
  verifyCode,
  verifyFile,
}
