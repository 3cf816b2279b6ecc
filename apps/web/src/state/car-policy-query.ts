import { keptStore } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** What the customer typed to find a car's policies, and what the page shows of it (specification, section 3). */
export interface CarPolicyQuery {
  readonly areaCode: string
  readonly licenseNo: string
  readonly identifyNumber: string
  readonly verificationCode: string
  readonly mobile: string
  readonly policyNo: string
  readonly isNewCar: boolean
  readonly carPolicyQuery: boolean
  readonly showIdentifyNumber: boolean
  readonly isPass: boolean
  readonly smsCode: string
  readonly downLoadPhoneNumber: string
  readonly moreDownLoad: boolean
  readonly noValidateTests: boolean
  readonly isVerify: boolean
  readonly kindCode: number
  readonly isShowNewCar: boolean
}

export const useCarPolicyQuery = keptStore<CarPolicyQuery>(
  {
    areaCode: '',
    licenseNo: '',
    identifyNumber: '',
    verificationCode: '',
    mobile: '',
    policyNo: '',
    isNewCar: false,
    carPolicyQuery: false,
    showIdentifyNumber: false,
    isPass: false,
    smsCode: '',
    downLoadPhoneNumber: '',
    moreDownLoad: false,
    noValidateTests: false,
    isVerify: false,
    kindCode: 1,
    isShowNewCar: true,
  },
  { name: 'carPolicyQuery', place: sealedStorage, except: ['verificationCode', 'smsCode'] },
)
