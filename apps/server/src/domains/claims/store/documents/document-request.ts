import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { parse, string } from 'valibot'
import type { Tables } from '../../../../platform/database/tables.ts'
import type { ObjectRef } from '../../../../platform/grants/grant.ts'
import { type DocumentType, documentType } from '../../rules/document-type.ts'
import type { ClaimStore } from '../claim.repository.ts'

/** That a member of staff asked a customer for a document of a claim. */
export interface DocumentRequest {
  readonly id: string
  readonly claim: ObjectRef
  readonly type: DocumentType
  /** The conversation in which it was asked for. */
  readonly conversationId: string | undefined
  readonly askedAt: Date
  readonly arrivedAt: Date | undefined
  /** What was asked for in free words. */
  readonly words: string | undefined
}

type ClaimRef = Pick<ObjectRef, 'customerKey' | 'id'>

interface NewRequest
  extends Pick<DocumentRequest, 'type' | 'conversationId' | 'askedAt' | 'words'> {
  readonly staffId: string
}

const listedAtMost = 200

export function documentRequestContext(id: string): string {
  return `document-request/${id}`
}

/** Of a claim that is locked, and a document for which nobody waits. */
export async function storeDocumentRequest(
  { db, keys }: ClaimStore,
  { customerKey, id: claimId }: ClaimRef,
  { type, staffId, conversationId, askedAt, words }: NewRequest,
): Promise<void> {
  const id = randomUUID()
  await db
    .insertInto('document_request')
    .values({
      customer_key: customerKey,
      id,
      claim_id: claimId,
      document_type: type,
      staff_id: staffId,
      conversation_id: conversationId ?? null,
      asked_at: askedAt,
      arrived_at: null,
      closed_at: null,
      sealed: words === undefined ? null : keys.seal(documentRequestContext(id), words),
    })
    .execute()
}

/** The kinds of a claim that somebody asked for and still waits for. */
export async function typesWaitedFor(
  { db }: Pick<ClaimStore, 'db'>,
  { customerKey, id }: ClaimRef,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('document_request')
    .select('document_type')
    .where('customer_key', '=', customerKey)
    .where('claim_id', '=', id)
    .where('arrived_at', 'is', null)
    .where('closed_at', 'is', null)
    .execute()
  return new Set(rows.map((row) => row.document_type))
}

/** What was asked for last in words of its own; in whichever way that request ended. */
export async function wordsAskedFor(
  { db, keys }: ClaimStore,
  { customerKey, id }: ClaimRef,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('document_request')
    .selectAll()
    .where('customer_key', '=', customerKey)
    .where('claim_id', '=', id)
    .where('sealed', 'is not', null)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && requestOf(keys, row).words
}

/** A file of this kind has come; in the transaction that keeps it. */
export async function noteDocumentArrived(
  { db }: Pick<ClaimStore, 'db'>,
  { customerKey, id }: ClaimRef,
  { type, receivedAt }: { readonly type: string; readonly receivedAt: Date },
): Promise<void> {
  await db
    .updateTable('document_request')
    .set({ arrived_at: receivedAt })
    .where('customer_key', '=', customerKey)
    .where('claim_id', '=', id)
    .where('document_type', '=', type)
    .where('arrived_at', 'is', null)
    .execute()
}

/** What one member of staff asked for and has not closed: what has arrived in front, then what waits longest. */
export async function requestsOfStaff(
  { db, keys }: ClaimStore,
  staffId: string,
): Promise<DocumentRequest[]> {
  const rows = await db
    .selectFrom('document_request')
    .selectAll()
    .where('staff_id', '=', staffId)
    .where('closed_at', 'is', null)
    .orderBy('arrived_at', (order) => order.asc().nullsLast())
    .orderBy('asked_at')
    .limit(listedAtMost)
    .execute()
  return rows.map((row) => requestOf(keys, row))
}

/** Answers the claim of the request; undefined where this member of staff has none of that id. */
export async function closeRequestOfStaff(
  { db }: Pick<ClaimStore, 'db'>,
  { id, staffId, now }: { readonly id: string; readonly staffId: string; readonly now: Date },
): Promise<ObjectRef | undefined> {
  const row = await db
    .updateTable('document_request')
    .set(({ fn, val }) => ({ closed_at: fn.coalesce('closed_at', val(now)) }))
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .returning(['customer_key', 'claim_id'])
    .executeTakeFirst()
  return row && { kind: 'claim', customerKey: row.customer_key, id: row.claim_id }
}

function requestOf(
  keys: ClaimStore['keys'],
  row: Selectable<Tables['document_request']>,
): DocumentRequest {
  const { id, sealed } = row
  return {
    id,
    claim: { kind: 'claim', customerKey: row.customer_key, id: row.claim_id },
    type: parse(documentType, row.document_type),
    conversationId: row.conversation_id ?? undefined,
    askedAt: row.asked_at,
    arrivedAt: row.arrived_at ?? undefined,
    words:
      sealed === null
        ? undefined
        : parse(string(), keys.unseal(documentRequestContext(id), sealed)),
  }
}
