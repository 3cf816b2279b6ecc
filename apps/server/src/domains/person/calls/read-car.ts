import type { CarDocument, readCar } from '@ecenter/contract/person/overview.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { daysAfter } from '../../../platform/clock/days.ts'
import type { Session } from '../../../platform/session/session.ts'
import { readClaims } from '../../claims/store/claim.repository.ts'
import { findClaimsOf } from '../../claims/store/claim-search.ts'
import { availabilityOf } from '../../electronic-policies/calls/availability.ts'
import { invoiceListOf } from '../../invoices/calls/invoice-list.ts'
import { findInvoicesOf } from '../../invoices/store/invoice-search.ts'
import {
  carCoverWords,
  carServices,
  coversNotBought,
  neverCovered,
} from '../../policies/rules/cover-words.ts'
import { ownClauses } from '../../policies/rules/own-clauses.ts'
import { readClauses } from '../../policies/store/clause.repository.ts'
import {
  readCoveragesOf,
  readEndorsements,
  readPoliciesOfCar,
} from '../../policies/store/policy.repository.ts'
import type { Policy } from '../../policies/store/policy.ts'
import type { Services } from '../../services.ts'
import { renewalDays } from '../rules/own-tasks.ts'
import { ownClaimsOf } from './own-claims.ts'
import { currentOf, ownPolicyOf, standingOfCar } from './own-policies.ts'

/** One car whole, by any of its policies that the session has opened. */
export function answerReadCar(services: Services): Handler<typeof readCar> {
  return async (_request, visitor) => {
    const { session, grant } = visitor
    const { grants } = services
    const ofCar = await openedOf(services, visitor)
    const current = currentOf(ofCar, services.clock.now())
    const [first] = current
    if (first?.vehicle === undefined) throw nothingFound()
    const refs = ofCar.map(({ ref }) => ref)
    const [claimRefs, coverages, clauses, documents] = await Promise.all([
      findClaimsOf(services, refs),
      readCoveragesOf(services, current),
      readClauses(services, first.productCode),
      documentsOf(services, session, current),
      services.audit.record({
        event: 'car-read',
        ...askedBy(visitor),
        ...about(grant.object),
        outcome: `${ofCar.length}`,
      }),
    ])
    const claims = await readClaims(
      services,
      claimRefs.map(({ ref }) => ref),
    )
    await grants.open(
      session,
      claims.map(({ ref }) => ref),
      { level: 'knowledge', within: grant },
    )
    const covers = current.flatMap(({ ref }) => coverages.get(ref.id) ?? [])
    const standing = standingOfCar(services, current)
    const { vehicle } = first
    return {
      plate: vehicle.licenseNo,
      brandModel: vehicle.brandModel,
      useNature: vehicle.useNature,
      seats: vehicle.seats,
      firstRegisteredOn: vehicle.firstRegisteredOn,
      status: standing.status,
      endDate: standing.endDate,
      renewFrom: standing.endDate && daysAfter(standing.endDate, -renewalDays),
      covers: carCoverWords(covers),
      notBought: coversNotBought(covers),
      never: [...neverCovered],
      services: carServices(covers),
      policies: current.map((policy) => ({
        ...ownPolicyOf(services, session, policy),
        premium: policy.premiumFen,
        vehicleTax: policy.vehicleTaxFen,
      })),
      earlier: ofCar
        .filter((policy) => !current.includes(policy))
        .map((policy) => ownPolicyOf(services, session, policy)),
      claims: ownClaimsOf(services, session, claims).map(({ shown }) => shown),
      documents,
      clauseCount: ownClauses(clauses, covers).length,
    }
  }
}

type Asker = Parameters<Handler<typeof readCar>>[1]

/** The policies of the car that this session has opened: others may have another phone on file. */
async function openedOf(services: Services, { session, grant }: Asker): Promise<Policy[]> {
  const [ofCar, known] = await Promise.all([
    readPoliciesOfCar(services, grant),
    services.grants.known(session, 'policy'),
  ])
  const opened = new Set(
    known.filter(({ level }) => level === 'phone-on-file').map(({ object }) => object.id),
  )
  return ofCar.filter(({ ref }) => opened.has(ref.id))
}

/** All papers of the policies, and why one cannot be had. */
async function documentsOf(
  services: Services,
  session: Session,
  current: readonly Policy[],
): Promise<CarDocument[]> {
  const { grants } = services
  const [endorsements, invoices] = await Promise.all([
    Promise.all(current.map((policy) => readEndorsements(services, policy))),
    findInvoicesOf(
      services,
      current.map(({ ref }) => ref),
    ).then((found) => invoiceListOf(services, session, found).then((list) => ({ found, list }))),
  ])
  await grants.open(
    session,
    invoices.found.map(({ ref }) => ref),
    { level: 'phone-on-file' },
  )
  const ofPolicies = current.flatMap((policy, at): CarDocument[] => {
    const handle = grants.handleOf(session, policy.ref)
    const why = (paper: 'policy' | 'mark' | 'endorsement') => {
      const availability = availabilityOf(services, policy, paper)
      return availability.isAvailable ? undefined : availability.reason
    }
    const note = `${policy.startsOn} 至 ${policy.endsOn}`
    return [
      { kind: 'policy', handle, title: policy.productName, note, unavailable: why('policy') },
      ...(policy.kind === 'compulsory'
        ? [{ kind: 'mark' as const, handle, title: '交强险电子标志', unavailable: why('mark') }]
        : []),
      ...(endorsements[at] ?? []).map(({ endorsementNo, kind, effectiveOn }) => ({
        kind: 'endorsement' as const,
        handle,
        title: `批单 · ${kind}`,
        note: effectiveOn,
        endorsementNo,
        unavailable: why('endorsement'),
      })),
    ]
  })
  const ofInvoices = invoices.list.invoiceInfoList
    .filter(({ status }) => status === 'issued')
    .map(({ handle, productName, makedate }) => ({
      kind: 'invoice' as const,
      handle,
      title: `发票 · ${productName}`,
      note: makedate,
    }))
  return [...ofPolicies, ...ofInvoices]
}
