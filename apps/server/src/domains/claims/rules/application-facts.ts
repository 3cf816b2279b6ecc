import type { ClaimDocument } from '@ecenter/contract/claims/claim.ts'
import { isUnifiedCreditCode } from '@ecenter/contract/rules/people/id-number.ts'
import { array, type InferOutput, object, optional, picklist, string } from 'valibot'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import type { Claim } from '../store/claim.ts'

/** What an application of a claim (索赔申请书) says, as it is kept with the signature under it. */
export const applicationFacts = object({
  registNo: string(),
  policyNos: array(string()),
  productName: string(),
  insured: object({ name: string(), idNumber: string(), mobile: optional(string()) }),
  accidentAt: string(),
  cause: string(),
  place: string(),
  course: string(),
  vehicles: array(
    object({
      role: picklist(['own', 'other']),
      licenseNo: string(),
      brandModel: string(),
      damage: string(),
    }),
  ),
})
export type ApplicationFacts = InferOutput<typeof applicationFacts>

/** What of a report its customer tells otherwise. */
export const correctedFacts = object({ place: optional(string()), course: optional(string()) })
export type CorrectedFacts = InferOutput<typeof correctedFacts>

type Reported = Pick<
  Claim,
  'registNo' | 'policyNos' | 'productName' | 'insured' | 'accidentAt' | 'accident' | 'vehicles'
>

/** What is known of a report, in the words in which it is applied for. */
export function factsOfReport(claim: Reported): ApplicationFacts {
  const { registNo, policyNos, productName, insured, accidentAt, accident, vehicles } = claim
  const { name, idNumber, mobile } = insured
  const { cause, place, course } = accident
  return {
    ...{ registNo, policyNos, productName, insured: { name, idNumber, mobile } },
    ...{ accidentAt: minuteInChina(accidentAt), cause, place, course, vehicles },
  }
}

/** What was left as it was is no correction. */
export function correctionIn(
  { place, course }: Pick<ApplicationFacts, 'place' | 'course'>,
  said: Pick<ApplicationFacts, 'place' | 'course'>,
): CorrectedFacts {
  return {
    ...(said.place !== place && { place: said.place }),
    ...(said.course !== course && { course: said.course }),
  }
}

/** As it was signed. */
export function corrected(facts: ApplicationFacts, { place, course }: CorrectedFacts) {
  return { ...facts, place: place ?? facts.place, course: course ?? facts.course }
}

/** Of all that is signed, whole: a mask would not tell two people apart. */
export function applicationMark(keys: Pick<Keys, 'searchHash'>, facts: ApplicationFacts): string {
  const { registNo, policyNos, productName, insured, accidentAt, cause, place, course } = facts
  const cars = facts.vehicles.map((car) => [car.role, car.licenseNo, car.brandModel, car.damage])
  const { name, idNumber, mobile = '' } = insured
  const person = [name, idNumber, mobile]
  const read = [policyNos, productName, person, accidentAt, cause, place, course, cars]
  return keys.searchHash('application-read', registNo, JSON.stringify(read)).toString('base64url')
}

interface Standing {
  readonly insured: Pick<Claim['insured'], 'idNumber'>
  readonly isOpen: boolean
  /** Of the kind `claim-form`; absent where the claim asks for none. */
  readonly document: Pick<ClaimDocument, 'state' | 'canSend'> | undefined
}

/** Whether an insured signs a document on the screen: under what a company applies for stands its seal. */
export function isSignedHere({ insured }: Pick<Standing, 'insured'>, type: string): boolean {
  return type === 'claim-form' && !isUnifiedCreditCode(insured.idNumber)
}

/** Why an application is not to be signed here now, in words for its customer; undefined where it is. */
export function whyNotSigned({ insured, isOpen, document }: Standing): string | undefined {
  if (document?.state === 'received') return '索赔申请书已经收到，不用再签。'
  if (!isOpen) return '这次理赔已经结束，不用再签索赔申请书。'
  if (document === undefined || document.state === 'not-needed') {
    return '这次理赔不需要索赔申请书。'
  }
  if (document.state === 'later') return '索赔申请书现在还不用签，需要时我们会请您签。'
  if (!isSignedHere({ insured }, 'claim-form')) {
    return '单位投保的索赔申请书要盖公章，请盖好后拍照上传。'
  }
  return document.canSend ? undefined : '索赔申请书已经交了很多次，请拨打 {hotline} 办理。'
}
