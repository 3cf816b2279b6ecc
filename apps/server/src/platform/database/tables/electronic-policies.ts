import type { DocumentKind } from '@ecenter/contract/electronic-policies/document-kind.ts'

export interface ElectronicPolicyTables {
  policy_document: PolicyDocumentTable
  document_lookup_key: DocumentLookupKeyTable
}

interface PolicyDocumentTable {
  customer_key: Buffer
  id: string
  policy_id: string
  paper: DocumentKind
  /** Which endorsement; null of the policy's own papers. */
  endorsement_key: Buffer | null
  /** Hash of all that the document says: the same policy version is rendered and signed once. */
  version: Buffer
  signed_at: Date
  signed_by: string
  /** The signed file itself. */
  sealed: Buffer
}

interface DocumentLookupKeyTable {
  lookup_key: Buffer
  customer_key: Buffer
  document_id: string
}
