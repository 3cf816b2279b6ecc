import type { DocumentKind } from '@ecenter/contract/electronic-policies/document-kind.ts'
import type { InvoiceFormat } from '@ecenter/contract/invoices/invoice.ts'
import type { Generated } from 'kysely'
import type { GrantKind } from '../../grants/grant.ts'

export interface LinkTables {
  one_use_link: OneUseLinkTable
}

interface OneUseLinkTable {
  link_key: Buffer
  object_kind: GrantKind
  customer_key: Buffer
  object_id: string
  /** Which of the object's files: a policy's paper, an invoice's format. */
  item: DocumentKind | InvoiceFormat
  /** Which endorsement, where the paper is one. */
  endorsement_key: Buffer | null
  expires_at: Date
  /** Whose session made it. */
  session_id: Generated<string | null>
  spent_at: Date | null
}
