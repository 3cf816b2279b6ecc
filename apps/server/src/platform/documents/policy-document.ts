/** A day, `YYYY-MM-DD`. */
type IsoDate = string
/** An amount of money as a whole number of fen (分). */
type Fen = number

/** Everything one printed policy says: raw domain values, turned into text by `printedPolicy`. */
export type PolicyDocument = CommercialPolicyDocument | CompulsoryPolicyDocument

/** 机动车商业保险保险单 */
export interface CommercialPolicyDocument extends PolicyFacts {
  readonly template: 'commercial-policy'
  readonly coverages: readonly Coverage[]
}

/** 机动车交通事故责任强制保险单（交强险） */
export interface CompulsoryPolicyDocument extends PolicyFacts {
  readonly template: 'compulsory-policy'
  readonly liabilityLimits: readonly LiabilityLimit[]
  /** 车船税, collected for the tax office along with the premium. */
  readonly vehicleTax?: VehicleTax
}

interface PolicyFacts {
  readonly brand: { readonly name: string; readonly hotline: string }
  readonly policyNo: string
  /** Also the date of the file itself, so the same facts give the same bytes. */
  readonly issuedOn: IsoDate
  /** Both days are covered: from 00:00 of the first to 24:00 of the last. */
  readonly period: { readonly startsOn: IsoDate; readonly endsOn: IsoDate }
  readonly applicant: Party
  readonly insured: Party
  readonly vehicle: Vehicle
  readonly totalPremium: Fen
  readonly specialAgreements: readonly string[]
  readonly clauses: readonly Clause[]
  readonly endorsements: readonly Endorsement[]
  /** Marks every page and the seal as a sample (样张). */
  readonly isDemo: boolean
}

/** Printed as given: whoever asks for the document has decided what to mask. */
export interface Party {
  readonly name: string
  readonly idNumber: string
  readonly mobile: string
}

export interface Vehicle {
  /** A new car has none yet. */
  readonly licenseNo?: string
  readonly brandModel: string
  readonly frameNo: string
  readonly engineNo: string
  /** 使用性质, as it is printed: 家庭自用 … */
  readonly useNature: string
  readonly seats: number
  readonly firstRegisteredOn: IsoDate
}

export interface Coverage {
  readonly name: string
  /** What the limit does not say: 每座限额, 服务次数 … */
  readonly note?: string
  readonly limit?: Fen
  /** In words, as agreed: 每次 500 元, 15% … */
  readonly deductible?: string
  readonly premium: Fen
}

export interface LiabilityLimit {
  readonly name: string
  /** The most that is paid when the insured car is to blame (有责), and when it is not (无责). */
  readonly atFault: Fen
  readonly notAtFault: Fen
}

export interface VehicleTax {
  readonly due: Fen
  readonly arrears: Fen
  readonly lateFee: Fen
}

/** 条款 */
export interface Clause {
  readonly code: string
  readonly title: string
}

/** 批单 */
export interface Endorsement {
  readonly endorsementNo: string
  readonly effectiveOn: IsoDate
  readonly summary: string
}
