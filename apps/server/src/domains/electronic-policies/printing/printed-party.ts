import { nothing } from '../../../platform/documents/printed-amount.ts'
import { maskIdNumber, maskMobile } from '../../../platform/mask/mask.ts'
import { phoneOnFile } from '../../policies/store/phone-on-file.ts'
import type { Policy } from '../../policies/store/policy.ts'

/** ID numbers and phones stay masked, for papers are shown around. */
export type PrintedParty = {
  readonly name: string
  readonly idNumber: string
  readonly mobile: string
}

export type PrintedParties = { readonly applicant: PrintedParty; readonly insured: PrintedParty }

export function printedParties(policy: Pick<Policy, 'applicant' | 'insured'>): PrintedParties {
  return {
    applicant: printedParty(policy.applicant, phoneOnFile(policy)),
    insured: printedParty(policy.insured, policy.insured.mobile),
  }
}

function printedParty({ name, idNumber }: Policy['insured'], mobile: string | undefined) {
  return {
    name,
    idNumber: maskIdNumber(idNumber),
    mobile: mobile === undefined ? nothing : maskMobile(mobile),
  }
}
