import type { FamilyScope } from '@ecenter/contract/call.ts'
import type { GivenDelegation } from '@ecenter/contract/person/family.ts'
import type { PasskeyAct } from '@ecenter/contract/person/passkeys.ts'
import type { Consent, DataRequestKind } from '@ecenter/contract/person/privacy.ts'
import type { PersonFact, ProofState } from '@ecenter/contract/person/read-proof.ts'
import type { Generated } from 'kysely'

export interface PeopleTables {
  person_contact: PersonContactTable
  person_lookup_key: PersonLookupKeyTable
  person_proof: PersonProofTable
  person_device: PersonDeviceTable
  person_consent: PersonConsentTable
  data_request: DataRequestTable
  person_passkey: PersonPasskeyTable
  passkey_challenge: PasskeyChallengeTable
  left_phone: LeftPhoneTable
  person_delegation: PersonDelegationTable
  only_proven_end: OnlyProvenEndTable
}

/** What the core names as somebody's own phone and addresses. */
interface PersonContactTable {
  customer_key: Buffer
  phone_key: Buffer | null
  /** Set while only a proof finds what is theirs. */
  only_proven_since: Generated<Date | null>
  sealed: Buffer
}

interface PersonLookupKeyTable {
  lookup_key: Buffer
  customer_key: Buffer
}

/** How far a session has come in showing who it is. */
interface PersonProofTable {
  session_id: string
  phone_key: Buffer
  step: Exclude<ProofState['step'], 'phone' | 'open'>
  asks: PersonFact[]
  /** Which version of the notice about personal data was agreed to. */
  agreed_to: string
  sent_at: Date
  expires_at: Date
  sealed: Buffer
}

/** A browser that a person let remember them: a code to their phone is enough there. */
interface PersonDeviceTable {
  id: string
  customer_key: Buffer
  phone_key: Buffer
  /** Of what its cookie holds. */
  secret_hash: Buffer
  added_at: Date
  used_at: Date
  expires_at: Date
  sealed: Buffer
}

/** What a person agreed to, by the version of its notice. */
interface PersonConsentTable {
  customer_key: Buffer
  kind: Consent['kind']
  version: string
  given_at: Date
  withdrawn_at: Date | null
}

/** What a person asked of their data: a case with a clock. */
interface DataRequestTable {
  customer_key: Buffer
  id: string
  kind: DataRequestKind
  receipt_no: string
  asked_at: Date
  /** ISO date. */
  answer_by: string
  closed_at: Date | null
  sealed: Buffer
}
/** Face, finger or PIN opens what is the person's, on whatever browser has it. */
interface PersonPasskeyTable {
  id: string
  customer_key: Buffer
  /** Of what the browser names it by. */
  credential_hash: Buffer
  /** How often its authenticator says that it has signed; many always say 0. */
  sign_count: number
  added_at: Date
  used_at: Date | null
  sealed: Buffer
}

/** What a browser is asked to sign, once, and for what. */
interface PasskeyChallengeTable {
  session_id: string
  purpose: 'add' | 'open' | PasskeyAct
  /** The person or the object that it is about. */
  about: string
  challenge: string
  expires_at: Date
}

/** A contact as it was before its phone became another one, until the old phone is told. */
interface LeftPhoneTable {
  customer_key: Buffer
  id: string
  /** As in `person_contact`. */
  sealed: Buffer
}

/** That one person lets another see chosen things of theirs. */
interface PersonDelegationTable {
  id: string
  giver_key: Buffer
  /** Whom it was offered to. */
  phone_key: Buffer
  /** Who accepted it. */
  delegate_key: Buffer | null
  scopes: FamilyScope[]
  state: GivenDelegation['state']
  offered_at: Date
  accepted_at: Date | null
  /** Until then the offer can be accepted; once it is, the year's end. */
  ends_at: Date
  /** When the giver is told next that it is still so. */
  remind_at: Date | null
  ended_at: Date | null
  ended_by: NonNullable<GivenDelegation['endedBy']> | null
  is_end_notified: Generated<boolean>
  sealed: Buffer
}

/** That staff were asked to end only-proven without the phone. */
interface OnlyProvenEndTable {
  customer_key: Buffer
  id: string
  state: 'asked' | 'confirmed' | 'ended' | 'stopped'
  asked_at: Date
  asked_by: string
  confirmed_by: string | null
  /** Until then it can be confirmed; once it is, when it ends. */
  due_at: Date
  /** Null while it is open. */
  closed_at: Date | null
  sealed: Buffer
}
