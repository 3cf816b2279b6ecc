import { optional, picklist } from 'valibot'
import { channels } from '../constants/channels.ts'
import { entryId } from '../rules/entry-id.ts'

/** Through which link or poster, and in which channel, a questionnaire was reached. */
export const askedWhere = {
  entryId: optional(entryId),
  channelType: optional(picklist(channels), 'web'),
}
