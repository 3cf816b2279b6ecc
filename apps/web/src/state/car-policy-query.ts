import { keptStore } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** What the customer typed to find a car's policies, and what the page shows of it (specification, section 3). */
export const useCarPolicyQuery = keptStore(
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
