import { keptStore, type StateOf } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** What the customer typed to find policies by a person's details (specification, section 3). */
export const useWarrantyQuery = keptStore(
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

export type WarrantyQuery = StateOf<typeof useWarrantyQuery>
