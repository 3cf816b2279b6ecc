import { useState } from 'react'
import { keepDraft, useFormDrafts } from '../state/form-drafts.ts'
import { useWhatWasKept } from '../state/keeping/restoring.ts'
import { codeNames, unkeptNames } from './code-names.ts'

/** By the name of their field. */
export type Texts = Readonly<Record<string, string | undefined>>

/** What was typed into a form: in the draft at its place, but for what is never kept. */
export function useTypedTexts(place: string) {
  useWhatWasKept()
  const [unkept, setUnkept] = useState<Texts>({})
  const draft = useFormDrafts((all) => all[place])
  return {
    texts: { ...draft, ...unkept },
    keep(name: string, text: string) {
      if (unkeptNames.includes(name)) setUnkept((before) => ({ ...before, [name]: text }))
      else keepDraft(place, name, text)
    },
    /** Each is good for one question alone. */
    dropCodes: () => setUnkept(withoutCodes),
  }
}

function withoutCodes(typed: Texts): Texts {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !codeNames.includes(name)))
}
