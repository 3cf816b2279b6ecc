import type { Channel } from '@ecenter/contract/constants/channels.ts'
import { knownChannel, useBasicInfo } from '../state/basic-info.ts'

/** The city and channel whose announcements are shown. */
export function useShownWhere(): { readonly cityCode: string; readonly channelType: Channel } {
  const cityCode = useBasicInfo((info) => info.cityCode)
  const told = useBasicInfo((info) => info.channelType)
  return { cityCode, channelType: knownChannel(told) }
}
