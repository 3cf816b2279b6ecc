import type { Failed } from '@ecenter/client/result.ts'
import { useIsHere } from '@ecenter/client/use-is-here.ts'
import { type AccessEntry, readAccess } from '@ecenter/contract/person/access.ts'
import { useState } from 'react'
import { sendQuery } from '../../client/send.ts'

interface Page {
  readonly entries: readonly AccessEntry[]
  readonly hasMore: boolean
}

/** The list as far as it was asked for: its first page, and what came after. */
export function useOlder(handle: string, first: Page | undefined) {
  const [asked, setAsked] = useState<{ readonly first: Page | undefined; readonly older: Page }>()
  const [isAsking, setIsAsking] = useState(false)
  const [failed, setFailed] = useState<Failed>()
  const isHere = useIsHere()
  // Where the first page was asked for anew, what followed the one before no longer does.
  const older = asked?.first === first ? asked?.older : undefined
  const entries = [...(first?.entries ?? []), ...(older?.entries ?? [])]
  const { hasMore = false } = older ?? first ?? {}

  async function ask() {
    setIsAsking(true)
    setFailed(undefined)
    const result = await sendQuery(readAccess, { handle, before: entries.at(-1)?.entryId })
    if (!isHere()) return
    setIsAsking(false)
    if (result.kind !== 'answered') return setFailed(result)
    const { value } = result
    const all = [...(older?.entries ?? []), ...value.entries]
    setAsked({ first, older: { ...value, entries: all } })
  }

  return { entries, hasMore, isAsking, failed, ask: () => void ask() }
}
