import type { PolicyPaper } from '@ecenter/contract/electronic-policies/policy-paper.ts'
import type { Parts } from '../../parts.ts'
import type { DocumentDraft } from '../../platform/documents/documents.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { readClauses } from '../../records/policies/clause.repository.ts'
import { readCoverages, readEndorsements } from '../../records/policies/policy.repository.ts'
import type { Policy } from '../../records/policies/policy.ts'
import { insuranceMarkOf } from '../printing/insurance-mark.ts'
import { policyDocumentOf } from '../printing/policy-document-of.ts'

/** What a paper of a policy says as things stand. */
export interface Edition {
  readonly policy: Policy
  readonly paper: PolicyPaper
  /** Keyed hash of all that it says: the same facts give the same version, others another. */
  readonly version: Buffer
  /** The paper to be printed, with the address where it can be checked. */
  draftWith(verifyUrl: string): DocumentDraft
}

type EditionParts = Pick<Parts, 'db' | 'keys' | 'settings'>
type Draft = (verifyUrl?: string) => DocumentDraft

export async function editionOf(
  parts: EditionParts,
  policy: Policy,
  paper: PolicyPaper,
): Promise<Edition> {
  const draft = paper === 'mark' ? markOf(parts, policy) : await documentOf(parts, policy)
  return { policy, paper, version: versionOf(parts.keys, draft()), draftWith: draft }
}

function markOf({ settings }: EditionParts, policy: Policy): Draft {
  return (verifyUrl) => insuranceMarkOf(settings, { policy, verifyUrl })
}

async function documentOf(parts: EditionParts, policy: Policy): Promise<Draft> {
  const [coverages, endorsements, clauses] = await Promise.all([
    readCoverages(parts, policy),
    readEndorsements(parts, policy),
    readClauses(parts, policy.productCode),
  ])
  const whole = { policy, coverages, endorsements, clauses }
  return (verifyUrl) => policyDocumentOf(parts.settings, { ...whole, verifyUrl })
}

function versionOf(keys: Keys, { template, facts }: DocumentDraft): Buffer {
  return keys.searchKey('document-version', template, JSON.stringify(facts, byName))
}

/** Members go in by their names, so that their order in our code makes no new version. */
function byName(_: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
