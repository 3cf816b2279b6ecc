import type { AnnouncementDraft } from '@ecenter/contract/activities/desk/announcement-draft.ts'
import type { Channel } from '@ecenter/contract/constants/channels.ts'
import type { Province } from '@ecenter/contract/places/get-city-code.ts'
import { areaText } from '../places/area-levels.ts'

/** What staff read of a channel. */
export const channelNames: Readonly<Record<Channel, string>> = {
  web: '浏览器',
  app: 'App',
  gwcx: '官微小程序',
  cx: '车险小程序',
  vmeng: 'V 盟',
  fccx: '非车小程序',
  '95518': '95518 平台',
}

/** Where it is shown, in words. */
export function whereText(
  areas: readonly Province[],
  { areaCodes, channels }: Pick<AnnouncementDraft, 'areaCodes' | 'channels'>,
): string {
  const places = areaCodes.map((code) => areaText(areas, code)).join('、')
  const ways = channels.map((channel) => channelNames[channel]).join('、')
  return `${places || '全国'}，${ways || '所有渠道'}`
}
