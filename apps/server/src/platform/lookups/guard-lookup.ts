import type { ImageCodePicture } from '@ecenter/contract/constants/image-code-pictures.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import type { Audit } from '../audit/audit.ts'
import { Failure, nothingFound } from '../calls/failure.ts'
import type { Visitor } from '../calls/handler.ts'
import type { ObjectRef } from '../grants/grant.ts'
import type { Grants } from '../grants/grants.ts'
import { factRef } from '../grants/object-ref.ts'
import type { Session } from '../session/session.ts'
import type { ProofParts } from '../verification/proof-parts.ts'
import { spendSlide } from '../verification/slide-captcha.ts'

/** Failures after which a session, or a whole address, has to pass a slide captcha as well. */
const sessionFailuresBeforeSlide = 2
const addressFailuresBeforeSlide = 50
const sessionFailuresAtMost = 10

export interface LookupParts extends ProofParts {
  readonly grants: Grants
  readonly audit: Audit
}

export interface Question {
  /** Keyed hash of the person asked about: an identity is looked up ten times an hour at most. */
  readonly identity: Buffer
  /** Keyed hash of everything asked; while its grant lives, the same question needs no code. */
  readonly key: Buffer
  readonly randName: ImageCodePicture
  readonly typedCode: string | undefined
}

/**
 * Everything that stands around a search by knowledge (decisions of level L1): captchas and limits
 * before it, grants for what was found, and one answer for nothing found, not yours and locked.
 */
export async function guardLookup<Found extends { readonly ref: ObjectRef }>(
  parts: LookupParts,
  visitor: Visitor,
  question: Question,
  search: () => Promise<readonly Found[]>,
): Promise<readonly Found[]> {
  const { session, address } = visitor
  const { grants, limits, audit } = parts
  const asked = factRef('lookup', question.key)
  const handle = grants.handleOf(session, asked)
  const [known, failures] = await Promise.all([
    question.typedCode === undefined
      ? grants.find(session, handle, { level: 'knowledge' })
      : undefined,
    failuresOf(parts, visitor),
  ])
  if (known === undefined) await passGuards(parts, session, question, failures)
  // At the same time, so that a locked identity takes as long as any other.
  const [isWithinLimit, behind] = await Promise.all([
    known !== undefined || limits.take('lookupsByIdentity', question.identity.toString('hex')),
    search(),
  ])
  const found = isWithinLimit ? behind : []
  const isFound = found.length > 0
  await Promise.all([
    audit.record({
      event: 'lookup',
      sessionId: session.id,
      objectId: asked.id,
      outcome: isFound ? 'found' : 'nothing',
    }),
    isFound
      ? grants.open(session, [asked, ...found.map(({ ref }) => ref)], {
          level: 'knowledge',
          within: known,
        })
      : countFailure(),
  ])
  if (!isFound) throw nothingFound()
  return found

  async function countFailure(): Promise<void> {
    await Promise.all([
      limits.take('failedLookupsBySession', session.id),
      limits.take('failedLookupsByAddress', address),
    ])
  }
}

interface Failures {
  readonly bySession: number
  readonly byAddress: number
}

async function failuresOf({ limits }: LookupParts, visitor: Visitor): Promise<Failures> {
  const [bySession, byAddress] = await Promise.all([
    limits.count('failedLookupsBySession', visitor.session.id),
    limits.count('failedLookupsByAddress', visitor.address),
  ])
  return { bySession, byAddress }
}

/** The code is spent before the identity is counted: nobody shall lock one without reading pictures. */
async function passGuards(
  parts: LookupParts,
  session: Session,
  { randName, typedCode }: Question,
  { bySession, byAddress }: Failures,
): Promise<void> {
  if (bySession >= sessionFailuresAtMost) throw tooManyLookups()
  if (bySession >= sessionFailuresBeforeSlide || byAddress >= addressFailuresBeforeSlide) {
    await spendSlide(parts, session)
  }
  await parts.imageCodes.spend(session, randName, typedCode)
}

function tooManyLookups(): Failure {
  return new Failure(
    resultCodes.tooManyLookups,
    '查询次数太多，请一小时后再试，或拨打 {hotline} 由客服为您查询。',
  )
}
