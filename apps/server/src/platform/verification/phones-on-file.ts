import type { Grant, GrantKind, ObjectRef } from '../grants/grant.ts'

/** Which phone belongs to a customer's things; told by the feature that keeps them. */
export interface PhonesOnFile {
  /** What its objects are to a grant: one code opens all of them that have its phone. */
  readonly kinds: readonly GrantKind[]
  /** The phone that a code for this object goes to; undefined where none is registered. */
  phoneOf(grant: Grant): Promise<string | undefined>
  /** Those of the granted objects that have this very phone on file. */
  onPhone(grants: readonly Grant[], phoneKey: Buffer): Promise<ObjectRef[]>
}
