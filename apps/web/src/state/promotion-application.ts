import { keptStore } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** A promoter's application, for car or non-car (specification, section 3). */
export interface PromotionApplication {
  readonly employeeNo: string
  readonly address: string
  readonly addressCode: string
  readonly proCode: string
  readonly cityCode: string
  readonly countyAddress: string
  readonly comCode: string
  readonly comName: string
  readonly groupByNo: string
  readonly promoteProduct: string
  readonly promoterName: string
  readonly phoneNumber: string
  readonly smsValidCode: string
  readonly groupuserCode: string
  readonly projectCode: string
  readonly carLink: string
}

export const usePromotionApplication = keptStore<PromotionApplication>(
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
