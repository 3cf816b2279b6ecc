import { defaultCity } from '@ecenter/contract/constants/default-city.ts'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

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

export const useBasicInfo = create<BasicInfo>()(
  persist(() => initial, {
    name: 'basicInfo',
    storage: createJSONStorage(() => sessionStorage),
  }),
)
