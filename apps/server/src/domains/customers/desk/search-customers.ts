import type {
  FoundCustomer as ShownCustomer,
  searchCustomers,
} from '@ecenter/contract/customers/desk/search-customers.ts'
import type { DeskHandler, DeskVisit, Staff } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import { maskIdNumber, maskMobile, maskName } from '../../../platform/mask/mask.ts'
import { maySearch } from '../../../platform/staff/searches.ts'
import { seenBy } from '../../../platform/staff/within-branch.ts'
import { familyAtMost } from '../../person/store/people-on-phone.ts'
import type { Services } from '../../services.ts'
import type { CustomersServices } from '../customers-services.ts'
import { type Asked, askedFacts } from '../rules/asked-facts.ts'
import { latestFirst, thingShown } from '../rules/found-thing.ts'
import { colleaguesAmong, type Known } from '../store/colleagues-among.ts'
import { noteSearch } from '../store/customer-search.ts'
import { keepFound } from '../store/found-customer.ts'
import { type PersonFound, policyCounts } from '../store/people-found.ts'
import { purposeToLook, tooMany } from './look-admission.ts'
import { type Finder, type Finding, findersOf } from './things/find-by-fact.ts'
import type { ThingStore } from './things/insurance-things.ts'

type Found = Extract<Asked, { kind: 'facts' }>

/** Looks everywhere at once; what cannot be asked just now is named, so that it does not read as nothing. */
export function answerSearchCustomers(
  given: CustomersServices,
): DeskHandler<typeof searchCustomers> {
  const services = { ...given, db: given.pipelined.desk }
  return async ({ words }, visit) => {
    const { staff, trace } = visit
    const { purpose, reason } = await purposeToLook(services, staff)
    const asked = factsToAsk(words)
    if (!(await maySearch(services, staff))) {
      await trace({ event: 'customer-searched', outcome: 'limited' })
      throw tooMany('查询客户')
    }
    const { finding, unavailable } = await findAll({ ...services, ...seenBy(staff), staff }, asked)
    const people = finding.people.slice(0, familyAtMost)
    const [known, counts] = await Promise.all([
      colleaguesAmong(services, staff, finding.people),
      policyCounts(services, people, seenBy(staff).served),
    ])
    const number = people.length + finding.things.length
    const hashed = services.keys.searchHash('lookup', words)
    await Promise.all([
      noteSearch(services, staff.id, { purpose, found: number, ...known }),
      traceEach(visit, finding, { reason, asked: hashed }),
    ])
    await refuseTooManyColleagues(services, staff, known)
    // Whom they have found they may open: so nobody before it is judged.
    const kept = await keepFound(services, staff.id, people)
    const idOf = (key: Buffer | undefined) =>
      key && kept.find(({ customerKey }) => customerKey.equals(key))?.id
    return {
      facts: asked.facts.map(({ kind }) => kind),
      customers: people.map((person) =>
        customerRow(person, counts, idOf(person.customerKey) ?? ''),
      ),
      things: latestFirst(finding.things).map((thing) => ({
        ...thingShown(thing, false),
        customerId: idOf(thing.customerKey),
      })),
      hasMore: finding.people.length > people.length,
      unavailable,
    }
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

function factsToAsk(words: string): Found {
  const asked = askedFacts(words)
  switch (asked.kind) {
    case 'facts':
      return asked
    case 'name-alone':
      throw fieldRefused(
        'words',
        '只有姓名不能查：同名的人很多。请再输一项，例如手机号、车牌号或证件号码，用空格隔开。',
      )
    case 'no-fact':
      throw fieldRefused(
        'words',
        '没有认出号码。请输一个完整的手机号、证件号码、车牌号、车架号、保单号、报案号、订单号或受理编号。',
      )
  }
}

async function findAll(services: CustomersServices & ThingStore, { facts, name }: Found) {
  const finders = facts.flatMap((fact) => findersOf(services, fact))
  const ended = await Promise.allSettled(finders.map(({ find }) => find()))
  const unavailable = new Set<Finder['kind']>()
  const findings = ended.flatMap((end, at) => {
    if (end.status === 'fulfilled') return end.value
    const kind = finders[at]?.kind
    if (kind !== undefined) unavailable.add(kind)
    services.log.failure('search-customers', end.reason)
    return []
  })
  return { finding: merged(findings, name), unavailable: [...unavailable] }
}

/** Each person and thing once, and only who is called so where a name was typed. */
function merged(findings: readonly Finding[], name: string | undefined): Finding {
  const people = new Map(
    findings.flatMap((each) => each.people.map((one) => [one.customerKey.toString('hex'), one])),
  )
  const things = new Map(
    findings.flatMap((each) => each.things.map((one) => [`${one.kind}/${one.id}`, one])),
  )
  return {
    people: [...people.values()].filter((one) => name === undefined || one.name === name),
    things: [...things.values()].filter(({ names }) => name === undefined || names.includes(name)),
  }
}

/** Everybody whose things were found reads of it; of what nobody has, only a hash of what was asked is kept. */
async function traceEach(
  { trace }: Pick<DeskVisit, 'trace'>,
  { people, things }: Finding,
  { reason, asked }: { readonly reason: string; readonly asked: Buffer },
): Promise<void> {
  const keys = [...people, ...things].flatMap(({ customerKey }) => customerKey ?? [])
  const subjects = [...new Set(keys.map((key) => key.toString('hex')))]
  if (subjects.length === 0) {
    const [first] = things
    await trace(
      first === undefined
        ? { event: 'customer-searched', subject: asked.toString('hex'), outcome: 'nothing' }
        : { event: 'customer-searched', objectId: first.id, outcome: 'found' },
    )
  }
  await Promise.all(
    subjects.map((subject) =>
      trace({ event: 'customer-searched', subject, outcome: 'found', reason }),
    ),
  )
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
