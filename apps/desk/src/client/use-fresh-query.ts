import type { TypedOf } from '@ecenter/contract/call.ts'
import { useEffect, useState } from 'react'
import type { JsonQuery } from './send.ts'
import { useDeskQuery } from './use-desk-query.ts'

/**
 * As `useDeskQuery`, but nothing that an earlier page asked for is shown: an edit that begins from it
 * would be refused as old. `topic` is what the page is about.
 */
export function useFreshQuery<C extends JsonQuery>(
  call: C,
  request: TypedOf<C> | undefined,
  topic: string,
) {
  const query = useDeskQuery(call, request)
  const { ask } = query
  const [freshTopic, setFreshTopic] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each topic, however often it is rendered
  useEffect(() => {
    let isCurrent = true
    void ask().finally(() => isCurrent && setFreshTopic(topic))
    return () => {
      isCurrent = false
    }
  }, [topic])
  return freshTopic === topic ? query : { ...query, value: undefined }
}
