import type { ObjectRef } from '../grants/grant.ts'
import type { SessionCustomer } from '../session/session-customer.ts'

/** All that the proof of a session opens. */
export interface OwnThings {
  readonly whole: readonly ObjectRef[]
  /** What is somebody else's in part: that it is there, and how it stands. */
  readonly inPart: readonly ObjectRef[]
}

/** Customers as people, as lookups ask after them; told by the subject that knows them. */
export interface People {
  ownThings(customer: SessionCustomer): Promise<OwnThings>
}
