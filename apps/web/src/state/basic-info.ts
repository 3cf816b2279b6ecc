import { defaultCity } from '@ecenter/contract/constants/default-city.ts'
import { keptStore } from './kept-store.ts'
import { plainStorage } from './plain-storage.ts'

/** Flags and choices of this visit; nothing personal (specification, section 3). */
export interface BasicInfo {
  readonly cityCode: string
  readonly cityName: string
  /** The version of the consent text that was agreed to; empty before. */
  readonly agreement: string
  readonly entryId: string
  readonly channelType: string
  readonly showHeadFlag: boolean
  readonly allowGoHome: boolean
}

const initial: BasicInfo = {
  ...defaultCity,
  agreement: '',
  entryId: '',
  channelType: 'web',
  showHeadFlag: true,
  allowGoHome: true,
}

export const useBasicInfo = keptStore('basicInfo', initial, plainStorage)
