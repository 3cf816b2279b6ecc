import type { ObjectRef } from '../grants/grant.ts'
import type { Session } from '../session/session.ts'
import type { AuditEvent } from './audit-event.ts'

/** Never a person's data, only ids and keyed hashes. */
export interface AuditFact {
  readonly event: AuditEvent
  readonly sessionId?: string
  /** The member of staff who did it, at the desk. */
  readonly staffId?: string
  /** Keyed hash of the network address that asked. */
  readonly address?: string
  readonly objectId?: string
  /** Keyed hash of whom it is about: the customer, the person asked for, the phone that rings. */
  readonly subject?: string
  readonly outcome: string
  /** The subject is a phone of which nobody says whose it is: there is no person who reads of it. */
  readonly isOfPhoneAlone?: true
  /** Who did something was shown the thing by it: their person reads of the act, which says so, and not of both. */
  readonly isShownByAct?: true
  // What follows stands in no entry of the trail, only sealed where the person reads who looked.
  /** From where, as its person may read it. */
  readonly network?: string
  readonly channel?: string
  /** Why a member of staff did it, where they said so. */
  readonly reason?: string
  /** Where it is not to be seen who it was: with this very act their proof ended, or that they are family. */
  readonly looker?: 'self' | 'part' | 'family'
  /** Of family: what they are let see it by. */
  readonly delegationId?: string
}

/** Who asked: a visitor, or a member of staff at the desk. */
export interface Asker {
  readonly session: Pick<Session, 'id'>
  readonly address: string
  readonly network?: string
  readonly channel?: string
  readonly staff?: { readonly id: string }
}

/** The same as an entry names it. */
export function askedBy({
  session,
  address,
  network,
  channel,
  staff,
}: Asker): Required<Pick<AuditFact, 'sessionId' | 'address'>> &
  Pick<AuditFact, 'staffId' | 'network' | 'channel'> {
  const asked = {
    sessionId: session.id,
    address,
    ...(network === undefined ? {} : { network }),
    ...(channel === undefined ? {} : { channel }),
  }
  return staff === undefined ? asked : { ...asked, staffId: staff.id }
}

/** What was asked for and whose it is, as an entry names them. */
export function about({
  customerKey,
  id,
}: Pick<ObjectRef, 'customerKey' | 'id'>): Required<Pick<AuditFact, 'objectId' | 'subject'>> {
  return { objectId: id, subject: customerKey.toString('hex') }
}

/** The same of what stands with a phone: whose it is, where that is known, else the phone alone. */
export function aboutOwner(
  ref: Pick<ObjectRef, 'customerKey' | 'id'>,
  owner: Buffer | undefined,
): Required<Pick<AuditFact, 'objectId' | 'subject'>> & Pick<AuditFact, 'isOfPhoneAlone'> {
  if (owner === undefined) return { ...about(ref), isOfPhoneAlone: true }
  return about({ ...ref, customerKey: owner })
}
