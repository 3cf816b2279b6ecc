import type { ImportKind } from './import-kind.ts'
import { employees } from './kinds/employees.ts'
import { endorsements } from './kinds/endorsements.ts'
import { policies } from './kinds/policies/policies.ts'

/** Everything that can be imported, in the order in which an empty database is filled. */
export const importKinds: readonly ImportKind[] = [policies, endorsements, employees]
