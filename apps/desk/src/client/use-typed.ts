import { useState } from 'react'
import { dropDraft, dropSent, keepDraft, typedSince, useDrafts } from './use-drafts.ts'

export type Typed = Readonly<Record<string, unknown>>

/** What was typed into a form: as a draft that outlives it, or with the form alone. */
export function useTyped(draft: string | undefined) {
  const [own, setOwn] = useState<Typed>({})
  const kept = useDrafts((all) => (draft === undefined ? undefined : all[draft]))
  if (draft === undefined) {
    return {
      typed: own,
      keep: (values: Typed) => setOwn((before) => ({ ...before, ...values })),
      drop: () => setOwn({}),
      dropSent: (sent: Typed) => setOwn((before) => typedSince(sent, before)),
    }
  }
  return {
    typed: kept,
    keep: (values: Typed) => keepDraft(draft, values),
    drop: () => dropDraft(draft),
    dropSent: (sent: Typed) => dropSent(draft, sent),
  }
}
