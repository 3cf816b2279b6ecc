import { keptStore } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** What the customer typed to find a policy of another kind (specification, section 3). */
export interface OtherPolicyQuery {
  readonly policyNo: string
  readonly visaserialNo: string
  readonly insuredName: string
  readonly identifyNumber: string
  readonly bbwIdentifyNumber: string
  readonly cityCode: string
  readonly school: string
  readonly studentName: string
  readonly personType: number
  readonly bbwPersonType: number
  readonly loanContractNo: string
  readonly cusType: string
  readonly mobile: string
  readonly pid: string
  readonly lcjStuName: string
  readonly lcjStuIdNo: string
  readonly lcjGuardianName: string
  readonly lcjGuardianNumber: string
  readonly partMobile: string
  readonly applyMobile: string
}

export const useOtherPolicyQuery = keptStore<OtherPolicyQuery>(
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
