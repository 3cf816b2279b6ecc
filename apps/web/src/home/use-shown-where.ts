import { type Channel, channels } from '@ecenter/contract/constants/channels.ts'
import { useBasicInfo } from '../state/basic-info.ts'

/** The city and channel whose announcements are shown. */
export function useShownWhere(): { readonly cityCode: string; readonly channelType: Channel } {
  const cityCode = useBasicInfo((info) => info.cityCode)
  const told = useBasicInfo((info) => info.channelType)
  return { cityCode, channelType: channels.find((each) => each === told) ?? 'web' }
}
