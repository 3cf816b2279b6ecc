import { Failure } from '../../../../platform/calls/failure.ts'
import type { Visitor } from '../../../../platform/calls/handler.ts'
import { giveBackSlide, spendSlide } from '../../../../platform/verification/slide-captcha.ts'
import { bitsBeyond, spendWork } from '../../../../platform/verification/work.ts'
import type { PersonServices } from '../../person-services.ts'

/** Codes of one network in an hour; each further one needs a slide. */
const ofNetworkBeforeSlide = 2

/**
 * Before a code is sent: work always, a slide in a crowd; who has just proven a phone here needs none. Who
 * only came too early keeps the slide.
 */
export async function admitProof<Result>(
  services: PersonServices,
  visitor: Visitor,
  admit: () => Promise<Result>,
): Promise<Result> {
  const { limits, grants } = services
  const { session, address } = visitor
  await spendWork(services, visitor, 'proof', bitsBeyond(1, 1))
  const ofNetwork = await limits.roughCount('proofsByAddress', address)
  const isCrowd = ofNetwork >= ofNetworkBeforeSlide && !(await grants.hasProvenPhone(session))
  const pass = isCrowd ? await spendSlide(services, session) : undefined
  try {
    const admitted = await admit()
    await limits.take('proofsByAddress', address)
    return admitted
  } catch (error) {
    const isTooEarly = error instanceof Failure && error.retryAfterSeconds !== undefined
    if (isTooEarly && pass !== undefined) await giveBackSlide(services, session, pass)
    throw error
  }
}
