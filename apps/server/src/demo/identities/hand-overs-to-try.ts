import { myPolicies } from '@ecenter/contract/policies/policies-of-people.ts'
import { entry, type IdentityToTry } from './identity.ts'

/** Opens the site as an app does for its customer who is logged in, with a ticket made that moment. */
export const handOverPath = '/dev/hand-over'

export const handOversToTry: readonly IdentityToTry[] = [
  {
    ...entry(
      myPolicies,
      {},
      'the policies of the main customer, whom an app hands over as logged in',
    ),
    open: handOverPath,
  },
]
