import { keptStore } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** A promoter's application, for car or non-car (specification, section 3). */
export const usePromotionApplication = keptStore(
  {
    employeeNo: '',
    address: '',
    addressCode: '',
    proCode: '',
    cityCode: '',
    countyAddress: '',
    comCode: '',
    comName: '',
    groupByNo: '',
    promoteProduct: '',
    promoterName: '',
    phoneNumber: '',
    smsValidCode: '',
    groupuserCode: '',
    projectCode: '',
    carLink: '',
  },
  { name: 'promotionApplication', place: sealedStorage, except: ['smsValidCode'] },
)
