import { customerFileType } from '@ecenter/contract/constants/service.ts'
import { sql } from 'kysely'
import { type InferOutput, parse, picklist } from 'valibot'
import type { Db } from '../../../../platform/database/database.ts'
import type { ObjectRef } from '../../../../platform/grants/grant.ts'
import { type DocumentType, documentType } from '../../rules/document-type.ts'

interface Store {
  readonly db: Db
}

/** A file as it was sent. */
interface SentDocument {
  readonly id: string
  readonly type: DocumentType
  readonly mediaType: InferOutput<typeof customerFileType>
  readonly receivedAt: Date
}

/** All that was sent for a claim, judged or not, the oldest first. */
export async function filesOfClaim(
  { db }: Store,
  { customerKey, id }: Pick<ObjectRef, 'customerKey' | 'id'>,
): Promise<SentDocument[]> {
  const rows = await db
    .selectFrom('claim_document_file')
    .select(['id', 'document_type', 'media_type', 'received_at'])
    .where('customer_key', '=', customerKey)
    .where('claim_id', '=', id)
    .orderBy('received_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, document_type, media_type, received_at: receivedAt }) => ({
    id,
    type: parse(documentType, document_type),
    mediaType: parse(customerFileType, media_type),
    receivedAt,
  }))
}

/** What a member of staff said of a kind of document; the trail alone knows who it was. */
export interface SaidOfDocument {
  readonly type: string
  readonly as: 'accepted' | 'refused'
  readonly at: Date
  readonly staffId: string | undefined
}

const verdict = picklist(['accepted', 'refused'])

/** All that staff said of the documents of a claim, the oldest first. */
export async function saidOfDocuments(
  { db }: Store,
  claimId: string,
): Promise<readonly SaidOfDocument[]> {
  // The event stands in the text itself, as it does in the index.
  const { rows } = await sql<{ at: Date; outcome: string; staffId: string | null }>`
    select at, outcome, staff_id as "staffId" from audit_entry
    where object_id = ${claimId} and event = 'claim-document-judged'
    order by at
  `.execute(db)
  return rows.map(({ at, outcome, staffId }) => {
    const [type = '', as] = outcome.split(' ')
    return { type, as: parse(verdict, as), at, staffId: staffId ?? undefined }
  })
}
