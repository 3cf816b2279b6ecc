import type { TypedOf } from '@ecenter/contract/call.ts'
import type { queryQuestionInfo } from '@ecenter/contract/questionnaires/questionnaire.ts'
import { knownChannel, useBasicInfo } from '../state/basic-info.ts'

export type AskedWhere = TypedOf<typeof queryQuestionInfo>

/** The link or poster that the visitor came by, and the channel: they decide what is asked. */
export function useAskedWhere(): AskedWhere {
  const entryId = useBasicInfo((info) => info.entryId)
  const channelType = knownChannel(useBasicInfo((info) => info.channelType))
  return { channelType, ...(entryId !== '' && { entryId }) }
}
