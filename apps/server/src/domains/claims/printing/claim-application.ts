import { dayInChina, secondInChina } from '../../../platform/clock/clock.ts'
import type { DocumentDraft } from '../../../platform/documents/documents.ts'
import {
  type Insurer,
  type Letterhead,
  letterheadOf,
} from '../../../platform/documents/letterhead.ts'
import { maskPlate } from '../../../platform/mask/mask.ts'
import type { ApplicationFacts, CorrectedFacts } from '../rules/application-facts.ts'
import { signaturePicture } from './signature-picture.ts'

/** 索赔申请书: what the customer claims, and the signature under it. */
type PrintedApplication = Letterhead & {
  readonly title: string
  readonly registNo: string
  readonly policyNos: readonly string[]
  readonly productName: string
  readonly insuredName: string
  readonly idNumber: string
  readonly mobile: string
  readonly accidentAt: string
  readonly cause: string
  readonly place: string
  readonly course: string
  /** What the report says, where the customer tells it otherwise. */
  readonly corrected: readonly { readonly name: string; readonly before: string }[]
  readonly vehicles: readonly {
    readonly role: string
    readonly licenseNo: string
    readonly brandModel: string
    readonly damage: string
  }[]
  readonly signedAt: string
}

export interface ApplicationToSign {
  readonly facts: ApplicationFacts
  readonly corrected: CorrectedFacts
  readonly signature: string
  readonly signedAt: Date
}

export const vehicleRoles = { own: '本车', other: '对方车辆' } as const
const correctable = { place: '出险地点', course: '出险经过' } as const

export function claimApplicationOf(
  insurer: Insurer,
  { facts, corrected, signature, signedAt }: ApplicationToSign,
): DocumentDraft<PrintedApplication> {
  const { registNo, policyNos, productName, insured, accidentAt, cause, vehicles } = facts
  return {
    template: 'claim-application',
    facts: {
      ...letterheadOf(insurer, dayInChina(signedAt)),
      title: '索赔申请书',
      ...{ registNo, policyNos, productName, accidentAt, cause },
      insuredName: insured.name,
      idNumber: insured.idNumber,
      mobile: insured.mobile ?? '未登记',
      place: corrected.place ?? facts.place,
      course: corrected.course ?? facts.course,
      corrected: correctionsOf(facts, corrected).map(({ name, before }) => ({ name, before })),
      vehicles: vehicles.map(({ role, licenseNo, ...car }) => ({
        ...car,
        role: vehicleRoles[role],
        // Somebody else's is for the core alone: the page masks it as well.
        licenseNo: role === 'own' ? licenseNo : maskPlate(licenseNo),
      })),
      signedAt: secondInChina(signedAt),
    },
    files: { 'signature.svg': signaturePicture(signature) },
  }
}

/** Each part of the report that was corrected, by its name. */
export function correctionsOf(facts: ApplicationFacts, corrected: CorrectedFacts) {
  return (['place', 'course'] as const).flatMap((part) => {
    const now = corrected[part]
    return now === undefined ? [] : [{ part, name: correctable[part], before: facts[part], now }]
  })
}
