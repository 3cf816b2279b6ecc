import type { Db } from '../database/database.ts'
import type { ObjectRef } from '../grants/grant.ts'
import type { SessionCustomer } from '../session/session-customer.ts'

/** All that the proof of a session opens. */
export interface OwnThings {
  readonly whole: readonly ObjectRef[]
  /** What is somebody else's in part: that it is there, and how it stands. */
  readonly inPart: readonly ObjectRef[]
}

/** Keyed hashes of ID numbers, and of phones where nothing else says whose something is. */
export interface Keyed {
  readonly customers: readonly Buffer[]
  readonly phones: readonly Buffer[]
}

/** The same in hexadecimal. */
export interface OnlyProven {
  readonly customers: ReadonlySet<string>
  readonly phones: ReadonlySet<string>
}

/** Customers as people, as lookups ask after them; told by the subject that knows them. */
export interface People {
  ownThings(customer: SessionCustomer): Promise<OwnThings>
  /** Which of these are of people whose things only a proof finds. */
  onlyProven(asked: Keyed): Promise<OnlyProven>
  /**
   * Whose own the phone of this keyed hash is; of several in a family whoever bears the name. Nobody's is one that only
   * stands on policies, or that of so many that it must be an agent's.
   */
  ownerOfPhone(phoneKey: Buffer, name?: string, db?: Db): Promise<Buffer | undefined>
  /** Whether somebody whose own it is has proven it to this member of staff by a code: on their call, or in their chat. */
  isPhoneProvenTo(staffId: string, phoneKey: Buffer): Promise<boolean>
}
