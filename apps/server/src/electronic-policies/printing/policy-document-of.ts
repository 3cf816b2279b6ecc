import type { DocumentDraft } from '../../platform/documents/documents.ts'
import { commercialPolicyOf } from './commercial-policy.ts'
import { compulsoryPolicyOf } from './compulsory-policy.ts'
import type { Insurer } from './letterhead.ts'
import type { WholePolicy } from './whole-policy.ts'

/** The document of a policy. Throws an Error for a kind that has none yet; see `availabilityOf`. */
export function policyDocumentOf(insurer: Insurer, whole: WholePolicy): DocumentDraft {
  const { kind } = whole.policy
  switch (kind) {
    case 'commercial':
      return commercialPolicyOf(insurer, whole)
    case 'compulsory':
      return compulsoryPolicyOf(insurer, whole)
    case 'accident':
      throw new Error(`no document for a policy of kind ${kind}`)
  }
}
