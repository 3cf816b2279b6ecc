import { downloadPolicy } from '@ecenter/contract/electronic-policies/download-policy.ts'
import { eTongDownloadTPolicy } from '@ecenter/contract/electronic-policies/e-tong-download-t-policy.ts'
import {
  type PolicyPaper,
  policyPaper,
} from '@ecenter/contract/electronic-policies/policy-paper.ts'
import { is } from 'valibot'
import { pageParameter } from '../shell/location.ts'

/** What a policy is handed out as: what customers call it, how it comes, and whether by mail too. */
export const papers = {
  policy: { name: '电子保单', call: downloadPolicy, isMailed: true },
  mark: { name: '交强险标志', call: eTongDownloadTPolicy, isMailed: false },
} as const satisfies Record<PolicyPaper, unknown>

/** Which paper the address asks for; the whole policy unless it names another. */
export function paperOfAddress(): PolicyPaper {
  const named = pageParameter('paper')
  return is(policyPaper, named) ? named : 'policy'
}
