import { useDeskSession } from '../client/desk-session.ts'
import { partOfCustomers, partOfLinks } from './own-branch.ts'

/** Beside what customers have: whoever sees a part of it is told which, for a part looks like the whole. */
export function OfOwnBranch({ of }: { readonly of: 'customers' | 'links' }) {
  const me = useDeskSession(({ session }) => session.me)
  const part = me && (of === 'links' ? partOfLinks(me) : partOfCustomers(me))
  return part === undefined ? null : <p>{part}</p>
}
