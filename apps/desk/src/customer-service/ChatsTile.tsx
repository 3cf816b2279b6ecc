import { listChats } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { CountTile } from '../kit/layout/CountTile.tsx'
import { hrefOf } from '../shell/location.ts'
import { chatsPath } from './chat-paths.ts'
import { sinceText } from './chat-words.ts'
import { useNow } from './use-now.ts'

const everyMs = 10_000

/** How many wait for a person. */
export function ChatsTile() {
  const { value, failed } = useDeskQuery(listChats, {}, { everyMs })
  const now = useNow()
  // Networks take turns, so the first is not always the one who has waited longest.
  const [since] = (value?.queue ?? []).flatMap(({ waitingSince }) => waitingSince ?? []).sort()
  return (
    <CountTile
      title="在线客服"
      href={hrefOf(chatsPath)}
      count={value?.queued}
      hasFailed={failed !== undefined}
      unit="人在排队"
      note={since && `最久的等了 ${sinceText(since, now)}`}
      isUrgent={(value?.queued ?? 0) > 0}
    />
  )
}
