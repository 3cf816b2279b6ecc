import type { DocumentDraft } from '../../../platform/documents/documents.ts'
import type { Insurer } from '../../../platform/documents/letterhead.ts'
import { commercialPolicyOf } from './commercial-policy.ts'
import { compulsoryPolicyOf } from './compulsory-policy.ts'
import { otherPolicyOf } from './other-policy.ts'
import type { WholePolicy } from './whole-policy.ts'

/** The document of a policy: two kinds have a form of their own, all others share one. */
export function policyDocumentOf(insurer: Insurer, whole: WholePolicy): DocumentDraft {
  switch (whole.policy.kind) {
    case 'commercial':
      return commercialPolicyOf(insurer, whole)
    case 'compulsory':
      return compulsoryPolicyOf(insurer, whole)
    default:
      return otherPolicyOf(insurer, whole)
  }
}
