import type { DocumentDraft } from '../../platform/documents/documents.ts'
import { clauseBookletOf } from './clause-booklet.ts'
import { commercialPolicyOf } from './commercial-policy.ts'
import { compulsoryPolicyOf } from './compulsory-policy.ts'
import { coverLetterOf } from './cover-letter.ts'
import { insuranceMarkOf } from './insurance-mark.ts'
import type { Insurer } from './letterhead.ts'
import { clauses, commercialPolicy, compulsoryPolicy, verifyUrl } from './whole-policy.samples.ts'

/** One of each document that there is. */
export function draftsOf(by: Insurer): DocumentDraft[] {
  const { policy } = compulsoryPolicy
  return [
    commercialPolicyOf(by, commercialPolicy),
    compulsoryPolicyOf(by, compulsoryPolicy),
    insuranceMarkOf(by, { policy, verifyUrl }),
    clauseBookletOf(by, {
      productName: policy.productName,
      clauses,
      issuedOn: '2025-03-08',
    }),
    coverLetterOf(by, {
      policy,
      enclosed: ['policy', 'mark', 'clause-booklet'],
      writtenOn: '2025-03-09',
      verifyUrl,
    }),
  ]
}
