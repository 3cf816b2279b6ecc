import { boolean, object, optional, picklist, string } from 'valibot'
import { policyStatus } from '../policies/policy-status.ts'
import { isoDay } from '../rules/iso-day.ts'
import { isoMoment } from '../rules/iso-moment.ts'
import { policyPaper } from './policy-paper.ts'

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
      paper: policyPaper,
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
