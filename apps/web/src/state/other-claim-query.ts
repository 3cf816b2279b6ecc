import { keptStore } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** What the customer typed to find a claim of another kind (specification, section 3). */
export interface OtherClaimQuery {
  readonly policyNo: string
  readonly insuredName: string
  readonly identifyNumber: string
  readonly registNo: string
  readonly reportorName: string
  readonly mobile: string
  readonly verificationCode: string
}

export const useOtherClaimQuery = keptStore<OtherClaimQuery>(
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
