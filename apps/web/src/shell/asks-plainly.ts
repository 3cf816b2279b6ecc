import type { Channel } from '@ecenter/contract/constants/channels.ts'
import { useBasicInfo } from '../state/basic-info.ts'

/** Those of partners, whose pages ask by calls without a head (specification, section 7). */
const partners: readonly Channel[] = ['vmeng', 'gwcx', 'fccx', 'cx']

/** Whether the visitor is on the plain pages of a partner's channel. */
export function asksPlainly(): boolean {
  const { channelType } = useBasicInfo.getState()
  return partners.some((partner) => partner === channelType)
}
