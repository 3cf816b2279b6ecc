import type { ImageCodePicture } from '@ecenter/contract/constants/image-code-pictures.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import type { Audit } from '../audit/audit.ts'
import { Failure, nothingFound } from '../calls/failure.ts'
import type { Visitor } from '../calls/handler.ts'
import type { ObjectRef } from '../grants/grant.ts'
import type { Grants } from '../grants/grants.ts'
import { factRef } from '../grants/object-ref.ts'
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
  const known =
    question.typedCode === undefined
      ? await grants.find(session, grants.handleOf(session, asked), { level: 'knowledge' })
      : undefined
  const found =
    known === undefined ? await askAsStranger(parts, visitor, question, search) : await search()
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

/**
 * The code comes first: who cannot read the picture locks nobody, and no search runs whose time
 * could be measured. Count and search then run together, so a locked identity takes as long.
 */
async function askAsStranger<Found>(
  parts: LookupParts,
  { session, address }: Visitor,
  { identity, randName, typedCode }: Question,
  search: () => Promise<readonly Found[]>,
): Promise<readonly Found[]> {
  const { limits, imageCodes } = parts
  if (session.failedLookups >= sessionFailuresAtMost) throw tooManyLookups()
  const byAddress = await limits.roughCount('failedLookupsByAddress', address)
  if (
    session.failedLookups >= sessionFailuresBeforeSlide ||
    byAddress >= addressFailuresBeforeSlide
  ) {
    await spendSlide(parts, session)
  }
  await imageCodes.spend(session, randName, typedCode)
  const [isWithinLimit, found] = await Promise.all([
    limits.take('lookupsByIdentity', identity.toString('hex')),
    search(),
  ])
  return isWithinLimit ? found : []
}

function tooManyLookups(): Failure {
  return new Failure(
    resultCodes.tooManyLookups,
    '查询次数太多，请一小时后再试，或拨打 {hotline} 由客服为您查询。',
  )
}
