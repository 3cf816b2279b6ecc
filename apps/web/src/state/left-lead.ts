import { keptStore, type StateOf } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** What the service answered to the wish to buy that was left last; empty while none was. */
export const useLeftLead = keptStore(
  {
    leadNo: '',
    isRepeated: false,
    /** When an adviser calls, in words; empty where the customer goes on to the sales site. */
    callBack: '',
    salesUrl: '',
  },
  { name: 'leftLead', place: sealedStorage },
)

export type LeftLead = StateOf<typeof useLeftLead>
