import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { sealedStorage } from './sealed-storage.ts'

/** The partner channel's form (specification, section 3). */
export interface PolicyNumberQuery {
  readonly policyNo: string
  readonly insuredNumber: string
  readonly insuredName: string
  readonly applicantName: string
}

export const usePolicyNumberQuery = create<PolicyNumberQuery>()(
  persist(
    (): PolicyNumberQuery => ({
      policyNo: '',
      insuredNumber: '',
      insuredName: '',
      applicantName: '',
    }),
    { name: 'policyNumberQuery', storage: createJSONStorage(() => sealedStorage) },
  ),
)
