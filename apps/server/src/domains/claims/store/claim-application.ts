import { type InferOutput, object, parse, string } from 'valibot'
import type { FileRef } from '../../../platform/files/files.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { applicationFacts, correctedFacts } from '../rules/application-facts.ts'
import type { ClaimStore } from './claim.repository.ts'

const secrets = object({
  /** What was known of the report when it was signed. */
  facts: applicationFacts,
  /** What the customer told otherwise. */
  corrected: correctedFacts,
  /** The strokes of the hand, as `rules/people/signature.ts` of the contract writes them. */
  signature: string(),
})

/** An application that a customer signed. */
export interface SignedApplication extends InferOutput<typeof secrets> {
  readonly signedAt: Date
  /** The signed PDF, which is a document of the claim, too. */
  readonly file: FileRef
}

type ClaimRef = Pick<ObjectRef, 'customerKey' | 'id'>

export function applicationContext(fileId: string): string {
  return `claim-application/${fileId}`
}

/** The one that was signed last, and when it came among the documents of its claim. */
export async function lastApplication(
  { db, keys }: ClaimStore,
  { customerKey, id }: ClaimRef,
): Promise<(SignedApplication & { readonly receivedAt: Date }) | undefined> {
  const row = await db
    .selectFrom('claim_application as application')
    .innerJoin('claim_document_file as file', (join) =>
      join
        .onRef('file.customer_key', '=', 'application.customer_key')
        .onRef('file.id', '=', 'application.id'),
    )
    .select(['application.id', 'application.signed_at', 'application.sealed', 'file.received_at'])
    .where('application.customer_key', '=', customerKey)
    .where('application.claim_id', '=', id)
    .orderBy('application.signed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined) return undefined
  return {
    ...parse(secrets, keys.unseal(applicationContext(row.id), row.sealed)),
    signedAt: row.signed_at,
    receivedAt: row.received_at,
    file: { customerKey, id: row.id },
  }
}

/** Once its document is there, in the same transaction. */
export async function addApplication(
  { db, keys }: ClaimStore,
  { customerKey, id }: ClaimRef,
  { signedAt, file, ...rest }: SignedApplication,
): Promise<void> {
  await db
    .insertInto('claim_application')
    .values({
      customer_key: customerKey,
      id: file.id,
      claim_id: id,
      signed_at: signedAt,
      sealed: keys.seal(applicationContext(file.id), parse(secrets, rest)),
    })
    .execute()
}
