import { optional, picklist } from 'valibot'
import { channels } from '../constants/channels.ts'
import { cityCode } from '../rules/city-code.ts'

/** Where something is shown: its city, the default one without, and its channel. */
export const shownWhere = {
  cityCode: optional(cityCode),
  channelType: optional(picklist(channels), 'web'),
}
