import type { Db } from '../../../platform/database/database.ts'
import type { Behind } from '../../../platform/database/lookup-keys/behind-lookup-keys.ts'

/** The policies behind lookup keys as `policy`, and as `person` whose share of it a key leads to. */
export function policiesBehind(db: Db, { lookupKeys, to }: Behind<'policy_lookup_key'>) {
  return (
    db
      .selectFrom(lookupKeys)
      .innerJoin('policy', (join) => join.on(to('policy')))
      .leftJoin('insured_person as person', (join) =>
        join
          .onRef('person.customer_key', '=', 'policy.customer_key')
          .onRef('person.id', '=', 'key.insured_person_id'),
      )
      // Whose share is no longer there finds nothing, and not the whole.
      .where(({ eb, or }) =>
        or([eb('key.insured_person_id', 'is', null), eb('person.id', 'is not', null)]),
      )
  )
}
