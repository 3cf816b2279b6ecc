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

/** The phones of several features as one: each is asked about its own kinds only. */
export function allPhones(features: readonly PhonesOnFile[]): PhonesOnFile {
  return {
    kinds: features.flatMap(({ kinds }) => kinds),
    async phoneOf(grant) {
      return features.find((each) => isOf(each, grant))?.phoneOf(grant)
    },
    async onPhone(grants, phoneKey) {
      const owned = await Promise.all(
        features.map((each) =>
          each.onPhone(
            grants.filter((grant) => isOf(each, grant)),
            phoneKey,
          ),
        ),
      )
      return owned.flat()
    },
  }
}

function isOf({ kinds }: PhonesOnFile, { object }: Grant): boolean {
  return kinds.includes(object.kind)
}
