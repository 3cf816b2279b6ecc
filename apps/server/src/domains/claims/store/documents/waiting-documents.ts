import { customerFileType } from '@ecenter/contract/constants/service.ts'
import { sql } from 'kysely'
import { array, date, type InferOutput, object, parse, pipe, string, transform } from 'valibot'
import type { Db } from '../../../../platform/database/database.ts'
import type { ObjectRef } from '../../../../platform/grants/grant.ts'
import type { Within } from '../../../../platform/staff/within-branch.ts'
import { type DocumentType, documentType } from '../../rules/document-type.ts'
import { isOfClaimWithin } from '../claim-within.ts'

interface Store {
  readonly db: Db
}

const waitingFile = object({
  id: string(),
  mediaType: customerFileType,
  receivedAt: pipe(
    string(),
    transform((at) => new Date(at)),
    date(),
  ),
})
type WaitingFile = InferOutput<typeof waitingFile>

/** A kind of document of a claim with the files that came since it was judged last. */
export interface WaitingDocument {
  readonly claim: ObjectRef
  readonly type: DocumentType
  /** In the order in which they came; at least one. */
  readonly files: readonly WaitingFile[]
}

interface Extent {
  readonly offset: number
  readonly limit: number
  /** All where it is undefined. */
  readonly claimId?: string | undefined
  readonly within: Within
}

/** Documents that nobody has judged since they came, the longest waiting in front. */
export async function waitingDocuments(
  store: Store,
  { offset, limit, claimId, within }: Extent,
): Promise<{ readonly documents: WaitingDocument[]; readonly total: number }> {
  const rows = await selectWaiting(store)
    .select(sql<string>`count(*) over ()`.as('total'))
    .where(isOfClaimWithin({ customerKey: 'file.customer_key', claimId: 'file.claim_id' }, within))
    .$if(claimId !== undefined, (all) => all.where('file.claim_id', '=', claimId ?? ''))
    .orderBy(sql`min(file.received_at)`)
    .orderBy('file.claim_id')
    .orderBy('file.document_type')
    .offset(offset)
    .limit(limit)
    .execute()
  return { documents: rows.map(documentOf), total: Number(rows[0]?.total ?? 0) }
}

/** The same of one kind of one claim; undefined where nothing of it waits. */
export async function waitingOf(
  store: Store,
  { customerKey, id }: Pick<ObjectRef, 'customerKey' | 'id'>,
  type: string,
): Promise<WaitingDocument | undefined> {
  const row = await selectWaiting(store)
    .where('file.customer_key', '=', customerKey)
    .where('file.claim_id', '=', id)
    .where('file.document_type', '=', type)
    .executeTakeFirst()
  return row && documentOf(row)
}

function selectWaiting({ db }: Store) {
  return db
    .selectFrom('claim_document_file as file')
    .leftJoin('claim_document_verdict as verdict', (join) =>
      join
        .onRef('verdict.customer_key', '=', 'file.customer_key')
        .onRef('verdict.claim_id', '=', 'file.claim_id')
        .onRef('verdict.document_type', '=', 'file.document_type'),
    )
    .where('file.is_judged', '=', false)
    .where(({ eb, or, ref }) =>
      or([
        eb('verdict.judged_at', 'is', null),
        eb('file.received_at', '>', ref('verdict.judged_at')),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('claim_judgement as said')
            .select('said.claim_id')
            .whereRef('said.customer_key', '=', 'file.customer_key')
            .whereRef('said.claim_id', '=', 'file.claim_id')
            .whereRef('said.document_type', '=', 'file.document_type'),
        ),
      ),
    )
    .groupBy(['file.customer_key', 'file.claim_id', 'file.document_type'])
    .select(['file.customer_key', 'file.claim_id', 'file.document_type'])
    .select(
      sql<unknown>`json_agg(json_build_object('id', file.id, 'mediaType', file.media_type,
        'receivedAt', file.received_at) order by file.received_at, file.id)`.as('files'),
    )
}

function documentOf(row: {
  readonly customer_key: Buffer
  readonly claim_id: string
  readonly document_type: string
  readonly files: unknown
}): WaitingDocument {
  return {
    claim: { kind: 'claim', customerKey: row.customer_key, id: row.claim_id },
    type: parse(documentType, row.document_type),
    files: parse(array(waitingFile), row.files),
  }
}

/** A file of a claim; undefined where the claim has none of that id. */
export async function documentFileOf(
  { db }: Store,
  { customerKey, id }: Pick<ObjectRef, 'customerKey' | 'id'>,
  fileId: string,
): Promise<Pick<WaitingFile, 'mediaType'> | undefined> {
  const row = await db
    .selectFrom('claim_document_file')
    .select('media_type')
    .where('customer_key', '=', customerKey)
    .where('claim_id', '=', id)
    .where('id', '=', fileId)
    .executeTakeFirst()
  return row && { mediaType: row.media_type }
}
