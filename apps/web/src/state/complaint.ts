import { keptStore } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** An objection or a complaint as it is being written (specification, section 3). */
export interface Complaint {
  readonly name: string
  readonly sex: string
  readonly cityCode: string
  readonly phoneNumber: string
  readonly callBackTime: string
  readonly content: string
  readonly email: string
}

export const useComplaint = keptStore<Complaint>(
  {
    name: '',
    sex: '',
    cityCode: '',
    phoneNumber: '',
    callBackTime: '',
    content: '',
    email: '',
  },
  { name: 'complaint', place: sealedStorage },
)
