import { keptStore } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** The conversation with customer service (specification, section 3). */
export const useCustomerSession = keptStore(
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
