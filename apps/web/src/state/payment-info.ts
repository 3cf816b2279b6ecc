import type { PaymentInfo as ToldInfo } from '@ecenter/contract/orders/order.ts'
import { keptStore } from './keeping/kept-store.ts'
import { memory } from './keeping/memory.ts'

/** The order that is being paid, as the service told it last (specification, section 3); empty before. */
export type PaymentInfo = {
  readonly [Name in keyof ToldInfo]-?: ToldInfo[Name] | '' | undefined
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
