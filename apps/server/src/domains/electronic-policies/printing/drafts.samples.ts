import type { DocumentDraft } from '../../../platform/documents/documents.ts'
import type { Insurer } from '../../../platform/documents/letterhead.ts'
import { clauseBookletOf } from './clause-booklet.ts'
import { commercialPolicyOf } from './commercial-policy.ts'
import { compulsoryPolicyOf } from './compulsory-policy.ts'
import { coverLetterOf } from './cover-letter.ts'
import { endorsementDocumentOf } from './endorsement-document.ts'
import { insuranceMarkOf } from './insurance-mark.ts'
import { otherPolicies } from './other-policies.samples.ts'
import { otherPolicyOf } from './other-policy.ts'
import { clauses, commercialPolicy, compulsoryPolicy, verifyUrl } from './whole-policy.samples.ts'

/** One of each document that there is, by a name of its own. */
export function draftsOf(by: Insurer): [string, DocumentDraft][] {
  return [
    ...carDrafts(by).map((draft): [string, DocumentDraft] => [draft.template, draft]),
    ...otherPolicies.map((whole): [string, DocumentDraft] => [
      `${whole.policy.kind}-policy`,
      otherPolicyOf(by, whole),
    ]),
  ]
}

function carDrafts(by: Insurer): DocumentDraft[] {
  const { policy } = compulsoryPolicy
  return [
    commercialPolicyOf(by, commercialPolicy),
    compulsoryPolicyOf(by, compulsoryPolicy),
    insuranceMarkOf(by, { policy, verifyUrl }),
    ...commercialPolicy.endorsements
      .slice(-1)
      .map((endorsement) =>
        endorsementDocumentOf(by, { policy: commercialPolicy.policy, endorsement, verifyUrl }),
      ),
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
