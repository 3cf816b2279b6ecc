import type { ProvenBy, SessionProof } from '../../../platform/session/session-customer.ts'
import { proofsInOwn } from '../../customer-service/store/owed-answers.ts'
import { findBehind } from '../../policies/store/lookup-key-search.ts'
import type { Services } from '../../services.ts'
import type { CallerProof, PhoneCall } from './phone-call.ts'

type ProofStore = Pick<Services, 'db' | 'keys' | 'clock'>

/** What a customer has proven to one member of staff: on the telephone, or in a conversation with them. */
export interface Proven extends CallerProof {
  readonly in: 'call' | 'chat'
}

/** Each of what this customer has proven to this member of staff, who has the call or conversation still. */
export async function provenWithStaff(
  services: ProofStore,
  staffId: string,
  call: PhoneCall | undefined,
  customerKey: Buffer,
): Promise<Proven[]> {
  const onCall = call?.proven?.customerKey.equals(customerKey) ? [call.proven] : []
  const proofs = await proofsInOwn(services, staffId, customerKey)
  const inChats = proofs.map((proof) => provenInChat(services, proof))
  return [
    ...onCall.map((proven) => ({ ...proven, in: 'call' as const })),
    ...(await Promise.all(inChats)),
  ].toSorted((one, other) => widthOf(other) - widthOf(one))
}

/** What the browser of a conversation has proven, as if its customer had told it on the telephone. */
async function provenInChat(services: ProofStore, proof: SessionProof): Promise<Proven> {
  const { customerKey, holderKey, phoneKey, carKey, provenBy, endsAt } = proof
  const isPart = phoneKey !== undefined || carKey !== undefined
  const opened = isPart
    ? await findBehind(services, [[holderKey]], { phoneKey, carKey })
    : undefined
  return {
    in: 'chat',
    customerKey,
    // Phone and ID number take a code to the phone that is this person's own.
    by: isByCode(provenBy) && !isPart ? 'code' : 'facts',
    until: endsAt,
    policyIds: opened?.map(({ ref }) => ref.id),
  }
}

function isByCode(provenBy: ProvenBy): boolean {
  return provenBy === 'phone' || provenBy === 'device'
}

/** What opens more stands in front. */
function widthOf({ by, policyIds }: Proven): number {
  return (policyIds === undefined ? 2 : 0) + (by === 'code' ? 1 : 0)
}
