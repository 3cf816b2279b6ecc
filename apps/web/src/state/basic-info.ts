import { type Channel, channels } from '@ecenter/contract/constants/channels.ts'
import { defaultCity } from '@ecenter/contract/constants/default-city.ts'
import { keptStore } from './keeping/kept-store.ts'
import { plainStorage } from './keeping/plain-storage.ts'

/** Flags and choices of this visit; nothing personal (specification, section 3). */
export interface BasicInfo {
  readonly cityCode: string
  readonly cityName: string
  readonly positionState: string
  readonly agreement: string
  readonly showHeadFlag: boolean
  readonly allowGoHome: boolean
  readonly defaultDate: string
  readonly sumPremuin: string
  readonly questionPage: string
  readonly checkInvoiceElectronic: boolean
  readonly loginStates: boolean
  readonly entryId: string
  readonly channelType: string
}

export const useBasicInfo = keptStore<BasicInfo>(
  {
    cityCode: defaultCity.cityCode,
    cityName: defaultCity.cityName,
    positionState: '',
    agreement: '',
    showHeadFlag: true,
    allowGoHome: true,
    defaultDate: '',
    sumPremuin: '',
    questionPage: '',
    checkInvoiceElectronic: false,
    loginStates: false,
    entryId: '',
    channelType: 'web',
  },
  { name: 'basicInfo', place: plainStorage },
)

/** The channel that `told` names: the store keeps it as a text. */
export function knownChannel(told: string): Channel {
  return channels.find((each) => each === told) ?? 'web'
}
