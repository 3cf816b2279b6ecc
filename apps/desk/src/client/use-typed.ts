import { useState } from 'react'
import { forgetRestored, useRestoredDrafts } from './restored-drafts.ts'
import { dropDraft, dropSent, keepDraft, typedSince, useDrafts } from './use-drafts.ts'

export type Typed = Readonly<Record<string, unknown>>

/** What was typed into a form: as a draft that outlives it, or with the form alone. */
export function useTyped(draft: string | undefined) {
  const [own, setOwn] = useState<Typed>({})
  const isRestored = useRestoredDrafts((all) => draft !== undefined && all[draft] === true)
  const kept = useDrafts((all) => (draft === undefined ? undefined : all[draft]))
  if (draft === undefined) {
    return {
      typed: own,
      isRestored: false,
      keep: (values: Typed) => setOwn((before) => ({ ...before, ...values })),
      drop: () => setOwn({}),
      dropSent: (sent: Typed) => setOwn((before) => typedSince(sent, before)),
    }
  }
  return {
    typed: kept,
    /** It was begun at another computer, or before a reload. */
    isRestored: isRestored && kept !== undefined,
    keep: (values: Typed) => keepDraft(draft, values),
    drop() {
      forgetRestored(draft)
      dropDraft(draft)
    },
    dropSent(sent: Typed) {
      forgetRestored(draft)
      dropSent(draft, sent)
    },
  }
}
