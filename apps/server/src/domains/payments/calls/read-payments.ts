import type { OwnPayment, readPayments } from '@ecenter/contract/payments/payment-calls.ts'
import { askedBy } from '../../../platform/audit/audit-fact.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { Session } from '../../../platform/session/session.ts'
import type { SessionCustomer } from '../../../platform/session/session-customer.ts'
import { payoutsOf } from '../../claims/rules/money/payout.ts'
import { readClaims } from '../../claims/store/claim.repository.ts'
import { payoutInto } from '../../claims/store/settlement/payee-of.ts'
import { ownLinks } from '../../links/store/own-links.ts'
import { readOrders } from '../../orders/store/order.repository.ts'
import { paymentsOf } from '../../orders/store/payment.repository.ts'
import { openOwnThings } from '../../person/calls/own-things.ts'
import { wholePerson } from '../../person/calls/whole-person.ts'
import { isWhollyOpen } from '../../person/store/find-own-things.ts'
import { contactByKey } from '../../person/store/person-contact.ts'
import { readPolicies } from '../../policies/store/policy.repository.ts'
import type { PaymentsServices } from '../payments-services.ts'
import { claimPayment } from '../rules/claim-payment.ts'
import { linkRefunds } from '../rules/link-refunds.ts'
import { inOrderOfPayments } from '../rules/payment-order.ts'
import { premiumPayments } from '../rules/premium-payments.ts'

/** Of each kind, the latest; a person has a dozen. */
const shownAtMost = { orders: 100, claims: 100 }

/** Everything that moved between a proven person and the insurer: premiums, what goes back, what claims pay. */
export function answerReadPayments(services: PaymentsServices): Handler<typeof readPayments> {
  return async (_request, visitor) => {
    const { session } = visitor
    const customer = await wholePerson(services, visitor)
    const refs = await openOwnThings(services, session, customer, shownAtMost)
    // A claim on somebody else's share of a policy pays them.
    const ownClaims = refs.claims.filter(isWhollyOpen(customer))
    const [premiums, refunds, claims] = await Promise.all([
      premiumsOf(services, session, refs.orders),
      linkRefundsOf(services, session, customer, refs.policies),
      claimPaymentsOf(services, session, ownClaims),
      services.audit.record({
        event: 'payments-read',
        ...askedBy(visitor),
        subject: customer.customerKey.toString('hex'),
        outcome: 'person',
      }),
    ])
    return { payments: inOrderOfPayments([...premiums, ...refunds, ...claims]), isMore: refs.isCut }
  }
}

async function premiumsOf(
  services: PaymentsServices,
  session: Session,
  refs: readonly ObjectRef[],
): Promise<OwnPayment[]> {
  const [orders, payments] = await Promise.all([
    readOrders(services, refs),
    paymentsOf(services, refs),
  ])
  const moment = { now: services.clock.now(), today: services.clock.today() }
  return orders.flatMap((order) => {
    const ofOrder = payments.filter((payment) => payment.order.id === order.id)
    const handle = services.grants.handleOf(session, order.ref)
    return premiumPayments(order, ofOrder, moment).map((shown) => ({ handle, ...shown }))
  })
}

/** They are named in this list alone: no call takes such a handle without the link's own code. */
async function linkRefundsOf(
  services: PaymentsServices,
  session: Session,
  customer: SessionCustomer,
  policies: readonly ObjectRef[],
): Promise<OwnPayment[]> {
  const contact = await contactByKey(services, customer.customerKey)
  if (contact?.mobile === undefined) return []
  const { name, mobile } = contact
  const whole = policies.filter(({ kind }) => kind === 'policy')
  const policyIds = new Set(whole.map(({ id }) => id))
  const own = await readPolicies(services, whole.filter(isWhollyOpen(customer)))
  const ownPolicyNos = own.map(({ policyNo }) => policyNo)
  const links = await ownLinks(services, { name, mobile, policyIds, ownPolicyNos })
  const moment = { now: services.clock.now(), today: services.clock.today(), mobile }
  return linkRefunds(links, moment).map(({ link: { link }, shown }) => ({
    handle: services.grants.handleOf(session, link.ref),
    ...shown,
  }))
}

async function claimPaymentsOf(
  services: PaymentsServices,
  session: Session,
  refs: readonly ObjectRef[],
): Promise<OwnPayment[]> {
  const claims = await readClaims(services, refs)
  const shown: OwnPayment[] = []
  for (const claim of claims) {
    const handle = services.grants.handleOf(session, claim.ref)
    for (const payout of payoutsOf(claim)) {
      const known = await payoutInto(services, claim, payout)
      shown.push({ handle, ...claimPayment(claim, known, services.clock.today()) })
    }
  }
  return shown
}
