import { keptStore } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** What the service answered to the wish to buy that was left last; empty while none was. */
export interface LeftLead {
  readonly leadNo: string
  readonly isRepeated: boolean
  /** When an adviser calls, in words; empty where the customer goes on to the sales site. */
  readonly callBack: string
  readonly salesUrl: string
}

export const useLeftLead = keptStore<LeftLead>(
  { leadNo: '', isRepeated: false, callBack: '', salesUrl: '' },
  { name: 'leftLead', place: sealedStorage },
)
