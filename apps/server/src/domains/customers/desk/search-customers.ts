import type { searchCustomers } from '@ecenter/contract/customers/desk/search-customers.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import { seenBy } from '../../../platform/staff/within-branch.ts'
import type { CustomersServices } from '../customers-services.ts'
import { type Asked, askedFacts } from '../rules/asked-facts.ts'
import { latestFirst, thingShown } from '../rules/found-thing.ts'
import { shownPeople, takeCustomerSearch } from './found-people.ts'
import { purposeToLook } from './look-admission.ts'
import { type Finder, type Finding, findersOf } from './things/find-by-fact.ts'
import type { ThingStore } from './things/insurance-things.ts'

type Found = Extract<Asked, { kind: 'facts' }>

/** Looks everywhere at once; what cannot be asked just now is named, so that it does not read as nothing. */
export function answerSearchCustomers(
  given: CustomersServices,
): DeskHandler<typeof searchCustomers> {
  const services = { ...given, db: given.pipelined.desk }
  return async ({ words }, visit) => {
    const { staff } = visit
    const look = await purposeToLook(services, staff)
    const asked = factsToAsk(words)
    await takeCustomerSearch(services, visit)
    const { finding, unavailable } = await findAll({ ...services, ...seenBy(staff), staff }, asked)
    const { customers, hasMore, idOf } = await shownPeople(services, visit, look, {
      ...finding,
      ofNobody: ofNobody(finding, services.keys.searchHash('lookup', words)),
    })
    return {
      facts: asked.facts.map(({ kind }) => kind),
      customers,
      things: latestFirst(finding.things).map((thing) => ({
        ...thingShown(thing, false),
        customerId: idOf(thing.customerKey),
      })),
      hasMore,
      unavailable,
    }
  }
}

/** Of what nobody has, only a hash of what was asked is kept. */
function ofNobody({ things: [first] }: Finding, asked: Buffer) {
  return first === undefined
    ? { subject: asked.toString('hex'), outcome: 'nothing' }
    : { objectId: first.id, outcome: 'found' }
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
        '没有认出号码。请输一个完整的手机号、证件号码、车牌号、车架号、保单号、报案号、报案受理号、订单号、登记编号或受理编号。',
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
