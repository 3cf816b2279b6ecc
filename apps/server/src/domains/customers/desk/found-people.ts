import type { FoundCustomer as ShownCustomer } from '@ecenter/contract/customers/desk/search-customers.ts'
import type { DeskVisit, Staff } from '../../../platform/calls/desk-handler.ts'
import type { Trace } from '../../../platform/calls/submission.ts'
import { maskIdNumber, maskMobile, maskName } from '../../../platform/mask/mask.ts'
import { maySearch } from '../../../platform/staff/searches.ts'
import { seenBy } from '../../../platform/staff/within-branch.ts'
import { familyAtMost } from '../../person/store/people-on-phone.ts'
import type { Services } from '../../services.ts'
import type { CustomersServices } from '../customers-services.ts'
import type { FoundThing } from '../rules/found-thing.ts'
import { colleaguesAmong, type Known } from '../store/colleagues-among.ts'
import { noteSearch } from '../store/customer-search.ts'
import { keepFound } from '../store/found-customer.ts'
import { type PersonFound, policyCounts } from '../store/people-found.ts'
import { type purposeToLook, tooMany } from './look-admission.ts'

/** Counts one more search of whoever asks; one too many is traced and refused. */
export async function takeCustomerSearch(
  services: Pick<Services, 'limits'>,
  { staff, trace }: Pick<DeskVisit, 'staff' | 'trace'>,
): Promise<void> {
  if (await maySearch(services, staff)) return
  await trace({ event: 'customer-searched', outcome: 'limited' })
  throw tooMany('查询客户')
}

interface Found {
  readonly people: readonly PersonFound[]
  readonly things: readonly Pick<FoundThing, 'customerKey'>[]
  /** What the trail keeps where nobody is known whose it is. */
  readonly ofNobody: Pick<Trace, 'subject' | 'objectId' | 'outcome'>
}

/** Those who were found, as a list shows them: noted, traced, and kept so that they may be opened. */
export async function shownPeople(
  services: CustomersServices,
  { staff, trace }: Pick<DeskVisit, 'staff' | 'trace'>,
  { purpose, reason }: Awaited<ReturnType<typeof purposeToLook>>,
  { people: all, things, ofNobody }: Found,
) {
  const people = all.slice(0, familyAtMost)
  const [known, counts] = await Promise.all([
    colleaguesAmong(services, staff, all),
    policyCounts(services, people, seenBy(staff).served),
  ])
  const keys = [...all, ...things].flatMap(({ customerKey }) => customerKey ?? [])
  const subjects = [...new Set(keys.map((key) => key.toString('hex')))]
  await Promise.all([
    noteSearch(services, staff.id, { purpose, found: people.length + things.length, ...known }),
    // Everybody whose things were found reads of it.
    ...subjects.map((subject) =>
      trace({ event: 'customer-searched', subject, outcome: 'found', reason }),
    ),
    ...(subjects.length > 0 ? [] : [trace({ event: 'customer-searched', ...ofNobody })]),
  ])
  await refuseTooManyColleagues(services, staff, known)
  // Whom they have found they may open: so nobody before it is judged.
  const kept = await keepFound(services, staff.id, people)
  const idOf = (key: Buffer | undefined) =>
    key && kept.find(({ customerKey }) => customerKey.equals(key))?.id
  return {
    customers: people.map((person) => customerRow(person, counts, idOf(person.customerKey) ?? '')),
    hasMore: all.length > people.length,
    idOf,
  }
}

/** Told to whoever watches the alarms long before it is refused: a name alike may be chance, many are not. */
async function refuseTooManyColleagues(
  { limits }: Pick<Services, 'limits'>,
  { id }: Pick<Staff, 'id'>,
  { isColleague, isOneself }: Known,
): Promise<void> {
  if (!isColleague && !isOneself) return
  if (!(await limits.take('colleaguesSearchedByStaffDay', id)))
    throw tooMany('查询和同事同名的客户')
}

/** As a list shows them. */
export function customerRow(
  { name, idNumber, mobile, isCompany, holderKey }: PersonFound,
  counts: Awaited<ReturnType<typeof policyCounts>>,
  customerId: string,
): ShownCustomer {
  return {
    customerId,
    maskedName: maskName(name),
    maskedIdNumber: maskIdNumber(idNumber),
    maskedMobile: mobile && maskMobile(mobile),
    isCompany,
    policyCount: counts.get(holderKey.toString('hex')) ?? 0,
  }
}
