import type { AnnouncementDraft } from '@ecenter/contract/activities/desk/announcements-at-desk.ts'
import { channelNames } from '@ecenter/contract/constants/channel-names.ts'
import type { Province } from '@ecenter/contract/places/get-city-code.ts'
import { areaText } from '../places/area-levels.ts'

/** Where it is shown, in words. */
export function whereText(
  areas: readonly Province[],
  { areaCodes, channels }: Pick<AnnouncementDraft, 'areaCodes' | 'channels'>,
): string {
  const places = areaCodes.map((code) => areaText(areas, code)).join('、')
  const ways = channels.map((channel) => channelNames[channel]).join('、')
  return `${places || '全国'}，${ways || '所有渠道'}`
}
