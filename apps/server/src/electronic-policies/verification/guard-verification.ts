import type { ResponseOf } from '@ecenter/contract/call.ts'
import type { verifyCode } from '@ecenter/contract/electronic-policies/verify-code.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import type { Parts } from '../../parts.ts'
import { askedBy } from '../../platform/audit/audit-fact.ts'
import { Failure } from '../../platform/calls/failure.ts'
import type { Visitor } from '../../platform/calls/handler.ts'
import { spendSlide } from '../../platform/verification/slide-captcha.ts'

export type VerifiedPolicy = ResponseOf<typeof verifyCode>

export interface Verification {
  readonly answer: VerifiedPolicy
  /** Whose document it is, for the trace. */
  readonly policyId?: string
}

/** So many from one address in an hour, and each further one needs a slide captcha. */
const byAddressBeforeSlide = 100

/** What stands around every check of a document: limits before it, a trace after it. */
export async function guardVerification(
  parts: Parts,
  { session, address }: Visitor,
  verify: () => Promise<Verification>,
): Promise<VerifiedPolicy> {
  const { limits, audit } = parts
  const byAddress = await limits.roughCount('verificationsByAddress', address)
  if (byAddress >= byAddressBeforeSlide) await spendSlide(parts, session)
  const [isWithinLimit] = await Promise.all([
    limits.take('verificationsBySession', session.id),
    limits.take('verificationsByAddress', address),
  ])
  if (!isWithinLimit) throw tooManyVerifications()
  const { answer, policyId } = await verify()
  await audit.record({
    event: 'document-verified',
    ...askedBy({ session, address }),
    ...(policyId === undefined ? {} : { objectId: policyId }),
    outcome: answer.verdict,
  })
  return answer
}

function tooManyVerifications(): Failure {
  return new Failure(
    resultCodes.tooManyLookups,
    '验真次数太多，请一小时后再试，或拨打 {hotline} 由客服为您核对。',
  )
}
