import { keptStore } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** What the customer typed to find the policy of a new car (specification, section 3). */
export interface NewCarQuery {
  readonly policyNo: string
  readonly insuredIdentifyNo: string
  readonly code: string
  readonly licenseNo: string
}

export const useNewCarQuery = keptStore<NewCarQuery>(
  {
    policyNo: '',
    insuredIdentifyNo: '',
    code: '',
    licenseNo: '京',
  },
  { name: 'newCarQuery', place: sealedStorage, except: ['code'] },
)
