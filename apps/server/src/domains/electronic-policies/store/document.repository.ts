import { createHash, randomUUID } from 'node:crypto'
import { behind } from '../../../platform/database/lookup-keys/behind-lookup-keys.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import type { PolicyStore } from '../../policies/store/policy.repository.ts'
import { type ChosenDocument, documentColumns, documentInRow } from '../rules/chosen-document.ts'
import type { DocumentVersion } from './document-version.ts'

interface SignedDocument {
  readonly bytes: Uint8Array
  readonly signedAt: Date
  readonly signedBy: string
  readonly code: string
}

/** What the archive knows of a document without opening it. */
interface ArchivedDocument {
  readonly ref: ObjectRef
  readonly paper: ChosenDocument
  readonly version: Buffer
  readonly signedAt: Date
  readonly signedBy: string
}

/** The file of a version, if it was ever issued; an endorsement is told by its version, which says its number. */
export async function findDocument(
  { db, keys }: PolicyStore,
  { policy, paper, version }: DocumentVersion,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('policy_document')
    .select(['id', 'sealed'])
    .where('customer_key', '=', policy.ref.customerKey)
    .where('policy_id', '=', policy.id)
    .where('paper', '=', paper.kind)
    .where('version', '=', version)
    .executeTakeFirst()
  return row && keys.unsealBytes(documentContext(row.id), row.sealed)
}

/**
 * Keeps a document with the lookup keys that lead to it, and answers its file. Where another made the same
 * version at the same time, that one's file is kept and answered, so that a version has one file.
 */
export async function storeDocument(
  store: PolicyStore,
  documentVersion: DocumentVersion,
  { bytes, signedAt, signedBy, code }: SignedDocument,
): Promise<Uint8Array> {
  const { keys } = store
  const { policy, paper, version } = documentVersion
  const id = randomUUID()
  const customer_key = policy.ref.customerKey
  const isStored = await store.db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('policy_document')
      .values({
        customer_key,
        id,
        policy_id: policy.id,
        ...documentColumns(paper),
        version,
        signed_at: signedAt,
        signed_by: signedBy,
        sealed: keys.sealBytes(documentContext(id), bytes),
      })
      .onConflict((conflict) =>
        conflict.columns(['customer_key', 'policy_id', 'paper', 'version']).doNothing(),
      )
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) return false
    const lookupKeys = [codeLookupKey(keys, code), fileLookupKey(keys, bytes)]
    await transaction
      .insertInto('document_lookup_key')
      .values(lookupKeys.map((lookup_key) => ({ lookup_key, customer_key, document_id: id })))
      .execute()
    return true
  })
  const stored = isStored ? bytes : await findDocument(store, documentVersion)
  if (stored === undefined) throw new Error('the archive refused a document that it does not have')
  return stored
}

/** The document behind a lookup key. */
export async function documentBehind(
  { db }: PolicyStore,
  lookupKey: Buffer,
): Promise<ArchivedDocument | undefined> {
  const { lookupKeys, to } = await behind(db, 'document_lookup_key', [[lookupKey]])
  const row = await db
    .selectFrom(lookupKeys)
    .innerJoin('policy_document', (join) => join.on(to('policy_document')))
    .select(['policy_document.customer_key', 'policy_id', 'paper', 'endorsement_key', 'version'])
    .select(['signed_at', 'signed_by'])
    .executeTakeFirst()
  return (
    row && {
      ref: { kind: 'policy', customerKey: row.customer_key, id: row.policy_id },
      paper: documentInRow(row),
      version: row.version,
      signedAt: row.signed_at,
      signedBy: row.signed_by,
    }
  )
}

export function documentContext(id: string): string {
  return `policy-document/${id}`
}

/** Knowing the code that is printed on a document leads to it. */
export function codeLookupKey(keys: Keys, code: string): Buffer {
  return keys.searchHash('document-code', code)
}

/** Having the very file leads to it; one byte more or less does not. */
export function fileLookupKey(keys: Keys, file: Uint8Array): Buffer {
  return keys.searchHash('document-hash', createHash('sha256').update(file).digest('hex'))
}
