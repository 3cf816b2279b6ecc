import { type Selectable, sql } from 'kysely'
import { object, parse, string } from 'valibot'
import { portionsOf } from '../../../../platform/database/portions-of.ts'
import type { Tables } from '../../../../platform/database/tables.ts'
import type { FileRef } from '../../../../platform/files/files.ts'
import type { ObjectRef } from '../../../../platform/grants/grant.ts'
import type { CleanFile } from '../../../../platform/uploads/uploads.ts'
import { type DocumentType, documentType } from '../../rules/document-type.ts'
import type { ClaimStore } from '../claim.repository.ts'
import type { Claim } from '../claim.ts'
import type { DocumentFacts, DocumentVerdict, ReceivedFile } from './claim-document.ts'

/** A stored file with all that its row tells. */
export type SentFile = FileRef &
  ReceivedFile &
  Pick<CleanFile, 'mediaType'> & {
    /** The phone's own name of it; a PDF that is made here has none. */
    readonly upload?: string
  }

/** What was sent for a claim that was itself read by a grant, and what the insurer says of it. */
export async function readDocumentFacts(
  { db, keys }: ClaimStore,
  { ref: { customerKey, id } }: Pick<Claim, 'ref'>,
): Promise<DocumentFacts> {
  const [files, verdicts] = await Promise.all([
    db
      .selectFrom('claim_document_file')
      .select(['document_type', 'received_at'])
      .where('customer_key', '=', customerKey)
      .where('claim_id', '=', id)
      .execute(),
    db
      .selectFrom('claim_document_verdict')
      .selectAll()
      .where('customer_key', '=', customerKey)
      .where('claim_id', '=', id)
      .execute(),
  ])
  return {
    files: files.map(({ document_type, received_at: receivedAt }) => ({
      type: parse(documentType, document_type),
      receivedAt,
    })),
    verdicts: verdicts.map((row) => verdictOf(keys, row)),
  }
}

/** In the transaction that keeps the file. */
export async function addDocumentFile(
  { db }: Pick<ClaimStore, 'db'>,
  { id: claim_id }: Pick<Claim, 'id'>,
  { customerKey, id, type, mediaType, receivedAt, upload }: SentFile,
): Promise<void> {
  await db
    .insertInto('claim_document_file')
    .values({
      customer_key: customerKey,
      id,
      claim_id,
      document_type: type,
      media_type: mediaType,
      received_at: receivedAt,
      upload_id: upload ?? null,
    })
    .execute()
}

/** Of a file that came by this name of the phone's. */
export async function typeOfUpload(
  { db }: Pick<ClaimStore, 'db'>,
  { ref: { customerKey, id } }: Pick<Claim, 'ref'>,
  upload: string,
): Promise<DocumentType | undefined> {
  const row = await db
    .selectFrom('claim_document_file')
    .select('document_type')
    .where('customer_key', '=', customerKey)
    .where('claim_id', '=', id)
    .where('upload_id', '=', upload)
    .executeTakeFirst()
  return row && parse(documentType, row.document_type)
}

/** What the insurer says of a claim's documents; its latest word on each kind is kept. */
export async function storeVerdicts(
  { db, keys }: ClaimStore,
  ref: Pick<ObjectRef, 'customerKey' | 'id'>,
  verdicts: readonly DocumentVerdict[],
): Promise<void> {
  await writeVerdicts({ db }, verdictRows(keys, ref, verdicts))
}

export function verdictRows(
  keys: ClaimStore['keys'],
  { customerKey, id }: Pick<ObjectRef, 'customerKey' | 'id'>,
  verdicts: readonly DocumentVerdict[],
) {
  return verdicts.map((verdict) => ({
    customer_key: customerKey,
    claim_id: id,
    document_type: verdict.type,
    judged_at: verdict.judgedAt,
    refused_at: verdict.state === 'refused' ? verdict.judgedAt : null,
    sealed: sealedReason(keys, id, verdict),
  }))
}

/** The same of many claims; one that was judged later in between stays so. */
export async function writeVerdicts(
  { db }: Pick<ClaimStore, 'db'>,
  rows: ReturnType<typeof verdictRows>,
): Promise<void> {
  for (const portion of portionsOf(rows)) {
    await db
      .insertInto('claim_document_verdict')
      .values(portion)
      .onConflict((conflict) =>
        conflict
          .columns(['customer_key', 'claim_id', 'document_type'])
          .doUpdateSet(({ ref }) => ({
            judged_at: ref('excluded.judged_at'),
            refused_at: sql`coalesce(excluded.refused_at, claim_document_verdict.refused_at)`,
            sealed: ref('excluded.sealed'),
          }))
          .whereRef('excluded.judged_at', '>=', 'claim_document_verdict.judged_at'),
      )
      .execute()
  }
}

const refusal = object({ reason: string() })

function sealedReason(
  keys: ClaimStore['keys'],
  claimId: string,
  verdict: DocumentVerdict,
): Buffer | null {
  if (verdict.state === 'received') return null
  return keys.seal(verdictContext(claimId, verdict.type), { reason: verdict.reason })
}

function verdictOf(
  keys: ClaimStore['keys'],
  row: Selectable<Tables['claim_document_verdict']>,
): DocumentVerdict {
  const known = {
    type: parse(documentType, row.document_type),
    judgedAt: row.judged_at,
    ...(row.refused_at === null ? {} : { refusedAt: row.refused_at }),
  }
  if (row.sealed === null) return { ...known, state: 'received' }
  const sealed = keys.unseal(verdictContext(row.claim_id, row.document_type), row.sealed)
  return { ...known, state: 'refused', ...parse(refusal, sealed) }
}

export function verdictContext(claimId: string, type: string): string {
  return `claim-document/${claimId}/${type}`
}
