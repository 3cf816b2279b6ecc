import { keptStore, type StateOf } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** What the customer typed to find a policy of another kind (specification, section 3). */
export const useOtherPolicyQuery = keptStore(
  {
    policyNo: '',
    visaserialNo: '',
    insuredName: '',
    identifyNumber: '',
    bbwIdentifyNumber: '',
    cityCode: '',
    school: '',
    studentName: '',
    personType: 0,
    bbwPersonType: 0,
    loanContractNo: '',
    cusType: '',
    mobile: '',
    pid: '',
    lcjStuName: '',
    lcjStuIdNo: '',
    lcjGuardianName: '',
    lcjGuardianNumber: '',
    partMobile: '',
    applyMobile: '',
  },
  { name: 'otherPolicyQuery', place: sealedStorage },
)

export type OtherPolicyQuery = StateOf<typeof useOtherPolicyQuery>
