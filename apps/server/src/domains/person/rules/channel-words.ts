import { defaultChannelNo } from '@ecenter/contract/constants/channels.ts'
import { deskChannel, type LookSecrets } from '../../../platform/audit/looks.ts'
import type { Tables } from '../../../platform/database/tables.ts'

interface Seen extends Pick<LookSecrets, 'channel'> {
  readonly looker: Tables['person_access']['looker']
}

/**
 * Where somebody was, as the person reads it. A page tells its channel itself, so no more is believed of it than a
 * number; a link is opened anywhere.
 */
export function channelWords({ channel = defaultChannelNo, looker }: Seen): string | undefined {
  if (looker === 'link') return undefined
  if (channel === deskChannel) return '员工工作台'
  const isNumber = channel !== defaultChannelNo && /^\d{1,4}$/.test(channel)
  return isNumber ? `网站（渠道 ${channel}）` : '网站'
}
