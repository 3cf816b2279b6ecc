import type { ImageCodePicture } from '@ecenter/contract/constants/lengths.ts'
import type { Audit } from '../audit/audit.ts'
import type { Grants } from '../grants/grants.ts'
import type { ProofServices } from '../verification/proof-services.ts'
import type { People } from './people.ts'

/** What stands around a search by knowledge is made of. */
export interface LookupServices extends ProofServices {
  readonly grants: Grants
  readonly audit: Audit
  readonly people: People
}

export interface Question {
  /**
   * Keyed hash of each person asked about, the most telling first: who they are is guessed at ten
   * times an hour at most. Every one counts, so that a guess does not hide behind a right fact.
   */
  readonly identities: readonly [Buffer, ...Buffer[]]
  /**
   * Keyed hash of each thing asked for, such as the plate or the policy number; where only a person
   * is asked about, of what stays the same while their ID number is guessed at. Targets are limited
   * like identities, so that nobody tries identities out against them. Nothing that many people
   * share, such as a name alone.
   */
  readonly targets: readonly Buffer[]
  /**
   * Keyed hash of each thing that many people do share, such as a school. It is limited for one
   * address only: to lock it for everybody would keep out all who belong there.
   */
  readonly places?: readonly Buffer[]
  /** Keyed hash of everything asked; while its grant lives, the same question needs no code. */
  readonly key: Buffer
  readonly captcha: Captcha
  /**
   * Whose proof stands for the captcha where all that is found is their own: that of whom the question
   * names, unless told otherwise; anybody's, where it names nobody; or nobody's.
   */
  readonly carriedBy?: 'named' | 'anybody' | 'nobody'
}

/** How a form tells people from programs: by an image code, or by a slide that was just passed. */
export type Captcha = ImageCaptcha | 'slide'

interface ImageCaptcha {
  readonly randName: ImageCodePicture
  readonly typedCode: string | undefined
  /** What the form calls its image code, if not `verificationCode`. */
  readonly codeField?: string
}
