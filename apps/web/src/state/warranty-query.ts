import { keptStore } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** What the customer typed to find policies by a person's details (specification, section 3). */
export interface WarrantyQuery {
  readonly insuredName: string
  readonly identifyNumber: string
  readonly partMobile: string
  readonly studentIdentifyNumber: string
  readonly studentName: string
  readonly parentName: string
  readonly parentIdentifyNumber: string
  readonly applicantIdentifyNumber: string
  readonly applicantMobile: string
  readonly isVerify: boolean
}

export const useWarrantyQuery = keptStore<WarrantyQuery>(
  {
    insuredName: '',
    identifyNumber: '',
    partMobile: '',
    studentIdentifyNumber: '',
    studentName: '',
    parentName: '',
    parentIdentifyNumber: '',
    applicantIdentifyNumber: '',
    applicantMobile: '',
    isVerify: false,
  },
  { name: 'warrantyQuery', place: sealedStorage },
)
