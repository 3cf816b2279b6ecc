import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { sealedStorage } from './sealed-storage.ts'

/** What the customer typed to find a car's policies; codes are never kept (specification, section 3). */
export interface CarPolicyQuery {
  readonly licenseNo: string
  readonly identifyNumber: string
}

export const useCarPolicyQuery = create<CarPolicyQuery>()(
  persist((): CarPolicyQuery => ({ licenseNo: '', identifyNumber: '' }), {
    name: 'carPolicyQuery',
    storage: createJSONStorage(() => sealedStorage),
  }),
)
