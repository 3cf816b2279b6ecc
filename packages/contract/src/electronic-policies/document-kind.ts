import { boolean, type InferOutput, object, optional, picklist, string } from 'valibot'
import { policyStatus } from '../policies/policy-summary.ts'
import { isoDay, isoMoment } from '../rules/moments.ts'

/**
 * What a policy is handed out as: the whole policy, the compulsory policy's mark (e-标志), or one of
 * its endorsements (批单).
 */
export const documentKind = picklist(['policy', 'mark', 'endorsement'])
export type DocumentKind = InferOutput<typeof documentKind>

/** The mail is stored and on its way; it is sent once, even if the mail server is down for now. */
export const emailAccepted = object({ maskedEmail: string() })

const day = isoDay('日期')

/**
 * What anyone may learn of a policy's document. `genuine`: issued by us and unchanged; `altered`:
 * it carries our signature and no longer fits it; `unknown`: nothing of ours.
 */
export const verifiedPolicy = object({
  verdict: picklist(['genuine', 'altered', 'unknown']),
  /** Masked, and only of a genuine document. */
  facts: optional(
    object({
      /** What was checked: one paper's code on another is a forgery that its reader can see. */
      paper: documentKind,
      /** Of an endorsement only. */
      maskedEndorsementNo: optional(string()),
      productName: string(),
      maskedPolicyNo: string(),
      maskedInsuredName: string(),
      maskedPlate: optional(string()),
      startDate: day,
      /** `14:00` where cover begins within its first day. */
      startTime: optional(string()),
      endDate: day,
      status: policyStatus,
      signedAt: isoMoment,
      signedBy: string(),
      /** False when the policy was changed after this document was made. */
      isNewest: boolean(),
    }),
  ),
})
