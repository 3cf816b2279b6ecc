import type { Audit } from '../audit/audit.ts'
import { askedBy } from '../audit/audit-fact.ts'
import { type Failure, tooManyLookups } from '../calls/failure.ts'
import type { Visitor } from '../calls/handler.ts'
import type { ProofServices } from './proof-services.ts'
import { spendSlide } from './slide-captcha.ts'

/** What a check of a document came to, as its reader is told. */
interface Verdict {
  readonly verdict: string
}

export interface Verification<Answer extends Verdict> {
  readonly answer: Answer
  /** Whose document it is, for the trace. */
  readonly objectId?: string
}

interface VerificationServices extends ProofServices {
  readonly audit: Audit
}

/** So many from one address in an hour, and each further one needs a slide captcha. */
const byAddressBeforeSlide = 100

/** What stands around every check of a document: limits before it, a trace after it. */
export async function guardVerification<Answer extends Verdict>(
  services: VerificationServices,
  { session, address }: Visitor,
  verify: () => Promise<Verification<Answer>>,
): Promise<Answer> {
  const { limits, audit } = services
  const byAddress = await limits.roughCount('verificationsByAddress', address)
  if (byAddress >= byAddressBeforeSlide) await spendSlide(services, session)
  const [isWithinLimit] = await Promise.all([
    limits.take('verificationsBySession', session.id),
    limits.take('verificationsByAddress', address),
  ])
  if (!isWithinLimit) throw tooManyVerifications()
  const { answer, objectId } = await verify()
  await audit.record({
    event: 'document-verified',
    ...askedBy({ session, address }),
    ...(objectId === undefined ? {} : { objectId }),
    outcome: answer.verdict,
  })
  return answer
}

function tooManyVerifications(): Failure {
  return tooManyLookups('验真次数太多，请一小时后再试，或拨打 {hotline} 由客服为您核对。')
}
