import { returnClaimReported } from '@ecenter/contract/core/claim-events.ts'
import type { returnInsuranceClaim } from '@ecenter/contract/return-insurance/return-claim.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import { type Failure, stateChanged } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import { uuidOf } from '../../../platform/grants/object-ref.ts'
import { maskEmail } from '../../../platform/mask/mask.ts'
import { drawNumber } from '../../../platform/numbers/numbers.ts'
import { ownPhone, provenPhone } from '../../../platform/verification/proven-phone.ts'
import type { ClaimStore } from '../../claims/store/claim.repository.ts'
import { claimOfNumber } from '../../claims/store/claim-at-desk.ts'
import { registNoKey, storeClaims } from '../../claims/store/store-claims.ts'
import { areaOf } from '../../policies/rules/policy-area.ts'
import type { Policy } from '../../policies/store/policy.ts'
import type { Services } from '../../services.ts'
import type { ReturnInsuranceServices } from '../return-insurance-services.ts'
import { claimRefOf } from '../rules/claim-ref.ts'
import { claimAnswerBy } from '../rules/claim-window.ts'
import type { InsuredOrder } from '../rules/insured-order.ts'
import { type ReturnForm, reportedReturn } from '../rules/reported-return.ts'
import { ownReturnClaim, takeOrder } from '../store/return-claim.repository.ts'
import type { ReturnClaim } from '../store/return-claim.ts'
import { findInsuredOrder, orderRefused, statusOfOrder } from './find-insured-order.ts'

type Store = Pick<Services, 'db' | 'keys' | 'clock' | 'limits' | 'jobs' | 'notifier'>

interface Reported {
  readonly claim: ReturnClaim
  /** False where this phone reported it before: nothing was added, and no mail is sent. */
  readonly isNew: boolean
}

/** Claims an order once; asked again by the same phone it answers the number that there is. */
export function answerReturnInsuranceClaim(
  services: ReturnInsuranceServices,
): Handler<typeof returnInsuranceClaim> {
  return async (typed, visitor) => {
    const phoneNumber = await ownPhone(services, visitor, typed.phoneNumber)
    const form = { ...typed, phoneNumber }
    const phone = await provenPhone(services, visitor, form.phoneNumber)
    const order = await findInsuredOrder(services, visitor, form.insuranceOrderId, {
      rule: 'failedReturnOrdersByPhone',
      key: phone.object.id,
    })
    if (order === undefined) throw orderRefused('unknown')
    return visitor.submission.commit(async ({ db, record }) => {
      const store = { ...services, db }
      const before = await ownReturnClaim(store, order.policy.ref, form.phoneNumber)
      const { claim, isNew } =
        before === undefined ? await report(store, order, form) : { claim: before, isNew: false }
      const ref = claimRefOf(claim)
      const [handle = ''] = await services.grants.open(
        visitor.session,
        [ref],
        { level: 'knowledge' },
        db,
      )
      record({
        event: 'return-claimed',
        ...about(ref),
        outcome: isNew ? 'reported' : 'again',
      })
      return {
        registNo: claim.registNo,
        handle,
        answerBy: claimAnswerBy(claim.claimedAt),
        maskedEmail: isNew && form.email !== undefined ? maskEmail(form.email) : undefined,
      }
    })
  }
}

/** Of several at once one takes the order; the others find what it has stored. */
async function report(store: Store, order: InsuredOrder, form: ReturnForm): Promise<Reported> {
  const { keys, clock, limits, db, jobs } = store
  const status = await statusOfOrder(store, order)
  if (status === 'claimed') return reportedMeanwhile(store, order, form)
  if (status !== 'open') throw orderRefused(status)
  const registNo = await newReportNumber(store, order.policy, clock.today())
  const claim: ReturnClaim = {
    policy: order.policy.ref,
    claimId: uuidOf(registNoKey(keys, registNo)),
    claimedAt: clock.now(),
    status: 'open',
    registNo,
    orderNo: order.risk.marketplaceOrderNo,
    courier: form.zlist,
    courierNo: form.deliveryId,
    phoneNumber: form.phoneNumber,
  }
  if (!(await takeOrder(store, claim))) return reportedMeanwhile(store, order, form)
  const phone = keys.searchHash('phone', form.phoneNumber).toString('hex')
  if (!(await limits.take('returnClaimsByPhone', phone, db))) throw tooMany()
  await storeClaims(store, [reportedReturn(order, form, { registNo, at: claim.claimedAt })])
  await tellCore(store, returnClaimReported, {
    subject: `claim/${registNo}`,
    data: {
      registNo,
      policyNo: order.policy.policyNo,
      marketplaceOrderNo: claim.orderNo,
      courier: claim.courier,
      trackingNo: claim.courierNo,
      mobile: claim.phoneNumber,
      email: form.email,
      reportedAt: claim.claimedAt.toISOString(),
    },
  })
  if (form.email !== undefined) {
    await jobs.sendMail(
      { kind: 'return-claim', to: form.email, registNo, answerBy: claimAnswerBy(claim.claimedAt) },
      db,
    )
  }
  return { claim, isNew: true }
}

async function reportedMeanwhile(
  store: Store,
  { policy }: InsuredOrder,
  { phoneNumber }: ReturnForm,
): Promise<Reported> {
  const own = await ownReturnClaim(store, policy.ref, phoneNumber)
  if (own === undefined) throw orderRefused('claimed')
  return { claim: own, isNew: false }
}

function tooMany(): Failure {
  return stateChanged('同一个手机号一天最多申请 20 次，今天已用完。请明天再试，或拨打 {hotline}。')
}

/** A report number that is free. */
async function newReportNumber(
  store: ClaimStore,
  policy: Pick<Policy, 'policyNo'>,
  today: string,
): Promise<string> {
  const registNo = drawNumber('returnReport', {
    year: today.slice(0, 4),
    area: areaOf(policy.policyNo),
  })
  const taken = await claimOfNumber(store, registNo, undefined)
  return taken === undefined ? registNo : newReportNumber(store, policy, today)
}
