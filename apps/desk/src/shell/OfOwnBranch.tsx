import { useDeskSession } from '../client/desk-session.ts'
import { partOfCustomers, partOfDeliveries, partOfLinks, partOfOrders } from './own-branch.ts'

const parts = {
  customers: partOfCustomers,
  deliveries: partOfDeliveries,
  links: partOfLinks,
  orders: partOfOrders,
} as const

/** Beside what customers have: whoever sees a part of it is told which, for a part looks like the whole. */
export function OfOwnBranch({ of }: { readonly of: keyof typeof parts }) {
  const me = useDeskSession(({ session }) => session.me)
  const part = me && parts[of](me)
  return part === undefined ? null : <p>{part}</p>
}
