import { randomUUID } from 'node:crypto'
import type { Signer } from '../../../platform/signing/signer.ts'
import { readPolicies } from '../../policies/store/policy.repository.ts'
import { policyRefOf } from '../../policies/store/store-policies.ts'
import type { Services } from '../../services.ts'
import {
  type ChosenDocument,
  documentColumns,
  endorsementDocument,
} from '../rules/chosen-document.ts'
import { documentContext, fileLookupKey, findDocument } from './document.repository.ts'
import {
  type DocumentVersion,
  documentVersionOf,
  readWithEndorsements,
} from './document-version.ts'

type Store = Pick<Services, 'db' | 'keys' | 'settings' | 'clock'> & {
  readonly signer: Pick<Signer, 'name'>
}

interface OfPolicy {
  readonly policyNo: string
  readonly insuredIdNumber: string
  readonly endorsementNo?: string
}

/**
 * Keeps a document that the insurer has issued itself, for as long as the policy says what it says now: it is
 * handed out untouched in place of one that is printed here. Within a transaction.
 */
export async function deliverPolicyDocument(
  store: Store,
  { policyNo, insuredIdNumber, endorsementNo }: OfPolicy,
  bytes: Uint8Array,
): Promise<'accepted' | 'unchanged' | 'unknown'> {
  const insured = { idNumber: insuredIdNumber }
  const { customer_key: customerKey, policy_id: id } = policyRefOf(store.keys, {
    ...{ policyNo, insured },
  })
  const [policy] = await readPolicies(store, [{ kind: 'policy', customerKey, id }])
  if (policy === undefined) return 'unknown'
  const paper: ChosenDocument =
    endorsementNo === undefined
      ? { kind: 'policy' }
      : endorsementDocument(store.keys, endorsementNo)
  const documentVersion = await documentVersionOf(
    store,
    await readWithEndorsements(store, policy),
    paper,
  )
  if (documentVersion === undefined) return 'unknown'
  const before = await findDocument(store, documentVersion)
  if (before !== undefined && Buffer.from(before).equals(bytes)) return 'unchanged'
  await keep(store, documentVersion, bytes)
  return 'accepted'
}

/** One that was printed here before stays genuine for whoever holds it, by the lookup keys that lead to it. */
async function keep(
  { db, keys, clock, signer }: Store,
  { policy, paper, version }: DocumentVersion,
  bytes: Uint8Array,
): Promise<void> {
  const customer_key = policy.ref.customerKey
  const facts = { signed_at: clock.now(), signed_by: signer.name }
  const stored = await db
    .selectFrom('policy_document')
    .select('id')
    .where('customer_key', '=', customer_key)
    .where('policy_id', '=', policy.id)
    .where('paper', '=', paper.kind)
    .where('version', '=', version)
    .executeTakeFirst()
  const id = stored?.id ?? randomUUID()
  const sealed = keys.sealBytes(documentContext(id), bytes)
  if (stored !== undefined) {
    await db
      .updateTable('policy_document')
      .set({ ...facts, sealed })
      .where('customer_key', '=', customer_key)
      .where('id', '=', id)
      .execute()
  } else {
    await db
      .insertInto('policy_document')
      .values({
        ...{ customer_key, id, policy_id: policy.id, ...documentColumns(paper) },
        ...{ version, ...facts, sealed },
      })
      .execute()
  }
  await db
    .insertInto('document_lookup_key')
    .values({ lookup_key: fileLookupKey(keys, bytes), customer_key, document_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
