import { keptStore } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** The partner channel's form (specification, section 3). */
export interface PolicyNumberQuery {
  readonly policyNo: string
  readonly insuredNumber: string
  readonly insuredName: string
  readonly applicantName: string
}

export const usePolicyNumberQuery = keptStore<PolicyNumberQuery>(
  {
    policyNo: '',
    insuredNumber: '',
    insuredName: '',
    applicantName: '',
  },
  { name: 'policyNumberQuery', place: sealedStorage },
)
