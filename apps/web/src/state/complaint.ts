import { keptStore } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** An objection or a complaint as it is being written (specification, section 3). */
export const useComplaint = keptStore(
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
