import type { ChatMessage } from '@ecenter/contract/customer-service/conversation.ts'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** Closer to the end than this counts as being there, in CSS pixels. */
const endWithin = 48

/** Where the customer was reading when they left for another screen, by the end of what was said. */
const kept = { signid: '', fromEnd: 0 }

interface Shown {
  readonly signid: string
  readonly messages: readonly ChatMessage[]
  /** Of what stands first; another one means that earlier messages have come above. */
  readonly firstKey: string | undefined
  /** How much of one's own is on its way: whoever says something wants to see it. */
  readonly ownCount: number
  /** The customer has come to the top. */
  readonly onTop: () => void
}

/** Stays at the end while one is there, and where one reads otherwise; then it counts what is new. */
export function useLogScroll({ signid, messages, firstKey, ownCount, onTop }: Shown) {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const fromEnd = useRef(kept.signid === signid ? kept.fromEnd : 0)
  const { unseen, seeAll } = useUnseen(messages, () => fromEnd.current > endWithin)

  function place() {
    // A greeting is read from its beginning.
    if (box.current === null || (messages.length === 0 && ownCount === 0)) return
    const { scrollHeight, clientHeight } = box.current
    const isAtEnd = fromEnd.current <= endWithin
    box.current.scrollTop = scrollHeight - clientHeight - (isAtEnd ? 0 : fromEnd.current)
  }

  function toEnd() {
    fromEnd.current = 0
    seeAll()
    place()
  }

  const handleSize = useEffectEvent((isOfContent: boolean) => {
    // What comes below is not to move what is being read.
    if (!isOfContent || fromEnd.current <= endWithin) place()
  })
  useEffect(() => {
    const observer = new ResizeObserver((changes) =>
      handleSize(changes.some(({ target }) => target === content.current)),
    )
    for (const each of [box.current, content.current]) if (each) observer.observe(each)
    return () => observer.disconnect()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: earlier messages have come above
  useLayoutEffect(place, [firstKey])
  const handleTalk = useEffectEvent(() => {
    if (messages.length > 0) return
    fromEnd.current = 0
    box.current?.scrollTo(0, 0)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another conversation begins at its top
  useLayoutEffect(() => {
    handleTalk()
  }, [signid])
  const handleOwn = useEffectEvent(toEnd)
  useLayoutEffect(() => {
    if (ownCount > 0) handleOwn()
  }, [ownCount])

  return {
    box,
    content,
    unseen,
    toEnd,
    onScroll() {
      if (box.current === null) return
      const { scrollHeight, clientHeight, scrollTop } = box.current
      // Nobody has left the end of what has not begun.
      if (messages.length > 0) fromEnd.current = scrollHeight - clientHeight - scrollTop
      Object.assign(kept, { signid, fromEnd: fromEnd.current })
      if (fromEnd.current <= endWithin) seeAll()
      if (scrollTop <= 0 && scrollHeight > clientHeight) onTop()
    },
  }
}

/** How many messages of others have come while the customer read above. */
function useUnseen(messages: readonly ChatMessage[], isAway: () => boolean) {
  const last = messages.at(-1)?.seq ?? 0
  const [seenSeq, setSeenSeq] = useState(last)
  const handleNews = useEffectEvent(() => {
    if (!isAway()) setSeenSeq(last)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message is news once
  useEffect(() => {
    handleNews()
  }, [last])
  const unseen = messages.filter(({ seq, from }) => seq > seenSeq && from !== 'customer').length
  return { unseen, seeAll: () => setSeenSeq(last) }
}
