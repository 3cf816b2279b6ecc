import { proofLifeSeconds } from '@ecenter/contract/constants/proof-life.ts'
import type { ProofState } from '@ecenter/contract/person/read-proof.ts'
import type { Visitor } from '../../../../platform/calls/handler.ts'
import { secondsAfter } from '../../../../platform/clock/clock.ts'
import { maskMobile } from '../../../../platform/mask/mask.ts'
import { sessionCustomer } from '../../../../platform/session/session-customer.ts'
import {
  smsCodeLifeSeconds,
  smsResendSeconds,
} from '../../../../platform/verification/sms-codes.ts'
import type { Services } from '../../../services.ts'
import type { PersonServices } from '../../person-services.ts'
import { consentsOf } from '../../store/consent.ts'
import { deviceBehind } from '../../store/person-device.ts'
import { type ProofUnderWay, proofUnderWay } from '../../store/proof-under-way.ts'

/** How far a session has come. What is being proven anew stands before what was proven. */
export async function proofStateOf(
  services: PersonServices,
  { session, device }: Pick<Visitor, 'session' | 'device'>,
): Promise<ProofState> {
  const underWay = await proofUnderWay(services, session)
  if (underWay !== undefined) return stateOf(services, underWay)
  const customer = await sessionCustomer(services, session)
  if (customer === undefined) {
    const remembered = await deviceBehind(services, device)
    if (remembered === undefined) return { step: 'phone', asks: [] }
    const [consent] = await consentsOf(services, remembered.customerKey)
    return {
      step: 'phone',
      asks: [],
      rememberedMobile: maskMobile(remembered.mobile),
      agreedTo: consent?.withdrawnAt === undefined ? consent?.version : undefined,
    }
  }
  const { name, mobile, endsAt } = customer
  // Asking has just put its end off, until the day that no asking does.
  const leftMs = endsAt.getTime() - services.clock.now().getTime()
  return {
    ...{ step: 'open', asks: [], name, maskedMobile: mobile && maskMobile(mobile) },
    expiresInSeconds: Math.min(proofLifeSeconds, Math.ceil(leftMs / 1000)),
  }
}

export function stateOf(
  { clock }: Pick<Services, 'clock'>,
  { step, mobile, asks, sentAt, told }: ProofUnderWay,
): ProofState {
  const state = { step, asks: [...asks], maskedMobile: maskMobile(mobile) }
  if (step !== 'code') return state
  const { maskedMobile: _, ...blind } = state
  const until = (seconds: number) => {
    const left = secondsAfter(sentAt, seconds).getTime() - clock.now().getTime()
    return Math.max(0, Math.ceil(left / 1000))
  }
  return {
    ...(told === undefined ? state : blind),
    resendAfterSeconds: until(smsResendSeconds),
    expiresInSeconds: until(smsCodeLifeSeconds),
  }
}
