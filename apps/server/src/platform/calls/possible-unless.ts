import type { Possibility } from '@ecenter/contract/desk/edited.ts'

/** What staff may do, unless there is a reason why not. */
export function possibleUnless(why: string | undefined): Possibility {
  return why === undefined ? { isPossible: true } : { isPossible: false, why }
}
