import type { AskedFact } from '@ecenter/contract/customers/desk/search-customers.ts'
import { hasPermission, type StaffRole } from '@ecenter/contract/desk/permissions.ts'
import type { Me } from '@ecenter/contract/staff/desk/account.ts'

interface Reader extends Pick<Me, 'branch'> {
  readonly roles: readonly StaffRole[]
}

/** What a branch works on is its own for all of its staff, also for those who serve the customers of every branch. */
const worked = '理赔、申诉与投诉、出险报案和投保登记'
/** Numbers of it, and the number by which all that is known of a phone is found. */
const workedFacts: readonly AskedFact[] = [
  'report-number',
  'case-number',
  'receipt-number',
  'lead-number',
  'mobile',
]

/** Which part of what customers have is listed; undefined where it is all. */
export function partOfCustomers({ roles, branch }: Reader): string | undefined {
  if (branch === undefined) return undefined
  const extent = extentOf(branch)
  return hasPermission(roles, 'serve-all-branches')
    ? `${worked}只列出${extent}内的，以及不分机构的；保单、订单、配送、收款链接和会话不分机构。`
    : `${worked}，以及保单、订单、配送和收款链接，只列出${extent}内的和不分机构的；会话和还没出单的订单不分机构。`
}

/** The same of a list of links alone. */
export function partOfLinks({ roles, branch }: Reader): string | undefined {
  if (branch === undefined || hasPermission(roles, 'serve-all-branches')) return undefined
  return `收款链接只列出${extentOf(branch)}内的，以及不分机构的。`
}

/** The same of deliveries, which are found one at a time; they go with their orders. */
export function partOfDeliveries({ roles, branch }: Reader): string | undefined {
  if (branch === undefined || hasPermission(roles, 'serve-all-branches')) return undefined
  return `只能查到${extentOf(branch)}内的保单的配送，以及还没出单和不分机构的。`
}

/** The same of orders: those that nothing was issued of yet are listed to who serves all, and found by anybody. */
export function partOfOrders({ roles, branch }: Reader): string | undefined {
  if (branch === undefined || hasPermission(roles, 'serve-all-branches')) return undefined
  return `只列出${extentOf(branch)}已出单的订单；还没出单的，可以按号码查到。`
}

/** What to tell a caller of a number by which nothing was found: what lies elsewhere is not found either. */
export function noneBy({ roles, branch }: Reader, facts: readonly AskedFact[]): string {
  const isCut =
    branch !== undefined &&
    (!hasPermission(roles, 'serve-all-branches') ||
      facts.some((fact) => workedFacts.includes(fact)))
  return isCut ? `没有，或不在${extentOf(branch)}内` : '没有完全相符的'
}

function extentOf(branch: NonNullable<Me['branch']>): string {
  return branch.isUnknown ? '您能看到的范围' : '您机构'
}
