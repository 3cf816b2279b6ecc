import type { Reading } from '../../../platform/database/connections/connection-within.ts'
import type { DocumentDraft } from '../../../platform/documents/documents.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { ownClauses } from '../../policies/rules/own-clauses.ts'
import { readClauseTitles } from '../../policies/store/clause.repository.ts'
import { readInsuredPeople } from '../../policies/store/insured-person.repository.ts'
import type { InsuredPerson } from '../../policies/store/insured-person.ts'
import {
  type PolicyStore,
  readCoverages,
  readEndorsements,
} from '../../policies/store/policy.repository.ts'
import type { Endorsement, Policy } from '../../policies/store/policy.ts'
import { readBasicsOf } from '../../policies/store/store-products.ts'
import type { Services } from '../../services.ts'
import { endorsementDocumentOf } from '../printing/endorsement-document.ts'
import { insuranceMarkOf } from '../printing/insurance-mark.ts'
import { policyDocumentOf } from '../printing/policy-document-of.ts'
import { type ChosenDocument, endorsementKey } from '../rules/chosen-document.ts'

/** What a document of a policy says as things stand. */
export interface DocumentVersion {
  readonly policy: Policy
  readonly paper: ChosenDocument
  /** Where the document is one. */
  readonly endorsement: Endorsement | undefined
  /** Keyed hash of all that it says: the same facts give the same version, others another. */
  readonly version: Buffer
  /** The document to be printed, with the address where it can be checked. */
  draftWith(verifyUrl: string): DocumentDraft
}

type VersionServices = Pick<Services, 'db' | 'keys' | 'settings'> & Reading

interface DraftedDocument {
  readonly endorsement?: Endorsement
  readonly draftWith: (verifyUrl?: string) => DocumentDraft
}

/** A policy with its changes, as they were read. */
export interface ReadPolicy {
  readonly policy: Policy
  readonly endorsements: readonly Endorsement[]
}

export async function readWithEndorsements(
  store: PolicyStore & Reading,
  policy: Policy,
): Promise<ReadPolicy> {
  return { policy, endorsements: await readEndorsements(store, policy) }
}

/** Undefined for an endorsement that the policy does not have. */
export async function documentVersionOf(
  services: VersionServices,
  read: ReadPolicy,
  paper: ChosenDocument,
): Promise<DocumentVersion | undefined> {
  const { policy } = read
  const found = await chosenOf(services, read, paper)
  if (found === undefined) return undefined
  const { endorsement, draftWith } = found
  return { policy, paper, endorsement, version: versionOf(services.keys, draftWith()), draftWith }
}

async function chosenOf(
  services: VersionServices,
  { policy, endorsements }: ReadPolicy,
  paper: ChosenDocument,
): Promise<DraftedDocument | undefined> {
  switch (paper.kind) {
    case 'policy':
      return documentKind(services, { policy, endorsements })
    case 'mark':
      return { draftWith: (verifyUrl) => insuranceMarkOf(services.settings, { policy, verifyUrl }) }
    case 'endorsement':
      return endorsementDocument(services, { policy, endorsements }, paper.endorsementKey)
  }
}

async function documentKind(
  services: VersionServices,
  { policy, endorsements }: ReadPolicy,
): Promise<DraftedDocument> {
  const { productCode } = policy
  const [coverages, sold, basics, people] = await Promise.all([
    readCoverages(services, policy),
    readClauseTitles(services, [productCode]),
    readBasicsOf(services, [productCode]),
    peopleToPrint(services, policy),
  ])
  const clauses = ownClauses(sold, coverages)
  const whole = {
    ...{ policy, coverages, endorsements, clauses, people },
    basics: basics.get(productCode) ?? [],
  }
  return { draftWith: (verifyUrl) => policyDocumentOf(services.settings, { ...whole, verifyUrl }) }
}

function endorsementDocument(
  services: VersionServices,
  { policy, endorsements }: ReadPolicy,
  key: Buffer,
): DraftedDocument | undefined {
  const endorsement = endorsements.find((each) =>
    endorsementKey(services.keys, each.endorsementNo).equals(key),
  )
  return (
    endorsement && {
      endorsement,
      draftWith: (verifyUrl) =>
        endorsementDocumentOf(services.settings, { policy, endorsement, verifyUrl }),
    }
  )
}

function versionOf(keys: Keys, { template, facts }: DocumentDraft): Buffer {
  return keys.searchHash('document-version', template, JSON.stringify(facts, byName))
}

/** Members go in by their names, so that their order in our code makes no new version. */
function byName(_: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** A longer list is read in the service, where it can be searched. */
const printedAtMost = 200

/** Those that a document names one by one: nobody where one person is insured, or too many are. */
async function peopleToPrint(
  store: PolicyStore,
  policy: Policy,
): Promise<readonly InsuredPerson[]> {
  const { insuredCount } = policy
  if (insuredCount < 2 || insuredCount > printedAtMost) return []
  const all = { sought: undefined, skip: 0, take: printedAtMost }
  return (await readInsuredPeople(store, policy, all)).people
}
