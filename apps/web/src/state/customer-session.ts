import { keptStore } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** The conversation with customer service (specification, section 3). */
export interface CustomerSession {
  readonly signid: string
  readonly userid: string
  readonly username: string
  readonly source: string
  readonly subsource: string
  readonly token: string
  readonly agentid: string
  readonly entryId: string
}

export const useCustomerSession = keptStore<CustomerSession>(
  {
    signid: '',
    userid: '',
    username: '',
    source: 'wap',
    subsource: '',
    token: '',
    agentid: '',
    entryId: '',
  },
  { name: 'customerSession', place: sealedStorage },
)
