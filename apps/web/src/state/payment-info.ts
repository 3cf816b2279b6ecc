import { keptStore } from './kept-store.ts'
import { memory } from './memory.ts'

/** The order that is being paid, as the service told it (specification, section 3). */
export interface PaymentInfo {
  readonly orderId: string
  readonly proposalNo: string
  readonly riskCode: string
  readonly insuredName: string
  readonly identifyNumber: string
  readonly comCode: string
  readonly proposalNoBi: string
  readonly proposalNoCi: string
  readonly inputTime: string
  readonly insuredMobile: string
  readonly startDate: string
  readonly startHour: string
  readonly biStartDate: string
  readonly biStartHour: string
  readonly biSumPremium: string
  readonly ciStartDate: string
  readonly ciStartHour: string
  readonly ciSumPremium: string
  readonly shipSumPremium: string
  readonly othFlag: string
  readonly underwriteFlag: string
  readonly agentStatus: string
  readonly onlineFlag: string
  readonly subStatus: string
  readonly flag: string
  readonly lastPayDate: string
  readonly validStatus: string
  readonly payStatus: string
  readonly sumPremium: string
  readonly systemType: string
}

export const usePaymentInfo = keptStore<PaymentInfo>(
  {
    orderId: '',
    proposalNo: '',
    riskCode: '',
    insuredName: '',
    identifyNumber: '',
    comCode: '',
    proposalNoBi: '',
    proposalNoCi: '',
    inputTime: '',
    insuredMobile: '',
    startDate: '',
    startHour: '',
    biStartDate: '',
    biStartHour: '',
    biSumPremium: '',
    ciStartDate: '',
    ciStartHour: '',
    ciSumPremium: '',
    shipSumPremium: '',
    othFlag: '',
    underwriteFlag: '',
    agentStatus: '',
    onlineFlag: '',
    subStatus: '',
    flag: '',
    lastPayDate: '',
    validStatus: '',
    payStatus: '',
    sumPremium: '',
    systemType: '',
  },
  { name: 'paymentInfo', place: memory },
)
