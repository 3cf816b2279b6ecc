import { keptStore } from './kept-store.ts'
import { sealedStorage } from './sealed-storage.ts'

/** What the customer typed to find a car's policies; codes are never kept (specification, section 3). */
export interface CarPolicyQuery {
  readonly licenseNo: string
  readonly identifyNumber: string
}

export const useCarPolicyQuery = keptStore<CarPolicyQuery>(
  'carPolicyQuery',
  { licenseNo: '', identifyNumber: '' },
  sealedStorage,
)
