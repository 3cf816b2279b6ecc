import { record } from '@ecenter/contract/analytics/record.ts'
import { type RequestOf, urlOf } from '@ecenter/contract/call.ts'
import { enveloped } from '../client/enveloped.ts'
import { newRequestId, pageCaller } from '../client/page-session.ts'
import { post } from '../client/post.ts'
import { knownChannel, useBasicInfo } from '../state/basic-info.ts'
import { entry } from './query-parameters.ts'

/** Sends views and clicks in a request that outlives its page, and does not look at the answer. */
export async function sendEvents(events: RequestOf<typeof record>['events']): Promise<void> {
  const { channelType, entryId } = useBasicInfo.getState()
  const body: RequestOf<typeof record> = {
    events,
    channelType: knownChannel(channelType),
    ...(entryId === '' ? {} : { entryId }),
    ...(entry.isCut ? { isEntryCut: true } : {}),
  }
  entry.isCut = false
  const request = await enveloped(record, body, await pageCaller(), newRequestId())
  await post(urlOf(record), request, { isOutlivingPage: true })
}
