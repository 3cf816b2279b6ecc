import type { readCar } from '@ecenter/contract/person/overview.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { daysAfter } from '../../../platform/clock/clock.ts'
import { maskEmail } from '../../../platform/mask/mask.ts'
import { readClaims } from '../../claims/store/claim.repository.ts'
import { findClaimsOf } from '../../claims/store/claim-search.ts'
import { shownPlateWish } from '../../policies/calls/shown-plate-wish.ts'
import {
  carCoverWords,
  carServices,
  coversNotBought,
  neverCovered,
} from '../../policies/rules/cover-words.ts'
import { ownClauses } from '../../policies/rules/own-clauses.ts'
import { readClauseTitles } from '../../policies/store/clause.repository.ts'
import { readCoveragesOf } from '../../policies/store/policy.repository.ts'
import type { PersonServices } from '../person-services.ts'
import { renewalDays } from '../rules/own-tasks.ts'
import { documentsOfCar, openedPolicies } from './car-documents.ts'
import { ownClaimsOf } from './own-claims.ts'
import { ownEmail } from './own-email.ts'
import { currentOf, ownPolicyOf, statusOfCar } from './own-policies.ts'

/** One car whole, by any of its policies that the session has opened. */
export function answerReadCar(services: PersonServices): Handler<typeof readCar> {
  return async (_request, visitor) => {
    const { session, grant } = visitor
    const { grants } = services
    const ofCar = await openedPolicies(services, visitor)
    const current = currentOf(ofCar, services.clock.now())
    const [first] = current
    if (first?.vehicle === undefined) throw nothingFound()
    const refs = ofCar.map(({ ref }) => ref)
    const [claimRefs, coverages, clauses, documents, plateWish, email] = await Promise.all([
      findClaimsOf(services, refs),
      readCoveragesOf(services, current),
      readClauseTitles(services, [first.productCode]),
      documentsOfCar(services, visitor, current),
      shownPlateWish(services, current),
      ownEmail(services, visitor),
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
    const status = statusOfCar(services, current)
    const { vehicle } = first
    return {
      plate: vehicle.licenseNo,
      brandModel: vehicle.brandModel,
      useNature: vehicle.useNature,
      seats: vehicle.seats,
      firstRegisteredOn: vehicle.firstRegisteredOn,
      status: status.status,
      endDate: status.endDate,
      plateWish,
      renewFrom: status.endDate && daysAfter(status.endDate, -renewalDays),
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
      documents: documents.map(({ shown }) => shown),
      maskedEmail: email && maskEmail(email),
      clauseCount: ownClauses(clauses, covers).length,
    }
  }
}
