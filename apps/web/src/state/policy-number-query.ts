import { keptStore } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** The partner channel's form (specification, section 3). */
export const usePolicyNumberQuery = keptStore(
  {
    policyNo: '',
    insuredNumber: '',
    insuredName: '',
    applicantName: '',
  },
  { name: 'policyNumberQuery', place: sealedStorage },
)
