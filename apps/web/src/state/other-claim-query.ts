import { keptStore, type StateOf } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** What the customer typed to find a claim of another kind (specification, section 3). */
export const useOtherClaimQuery = keptStore(
  {
    policyNo: '',
    insuredName: '',
    identifyNumber: '',
    registNo: '',
    reportorName: '',
    mobile: '',
    verificationCode: '',
  },
  { name: 'otherClaimQuery', place: sealedStorage, except: ['verificationCode'] },
)

export type OtherClaimQuery = StateOf<typeof useOtherClaimQuery>
