import { keptStore } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** What the customer typed to find the policy of a new car (specification, section 3). */
export const useNewCarQuery = keptStore(
  {
    policyNo: '',
    insuredIdentifyNo: '',
    code: '',
    licenseNo: '京',
  },
  { name: 'newCarQuery', place: sealedStorage, except: ['code'] },
)
