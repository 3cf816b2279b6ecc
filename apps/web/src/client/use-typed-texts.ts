import { useState } from 'react'
import { keepDraft, useFormDrafts } from '../state/form-drafts.ts'
import { useWhatWasKept } from '../state/restoring.ts'
import { codeNames, unkeptNames } from './code-names.ts'

/** By the name of their field. */
export type Texts = Readonly<Record<string, string | undefined>>

interface Aside {
  readonly name: string
  readonly place: string
}

/** What was typed into a form: in the draft at its place, one field perhaps at its own, but for what is never kept. */
export function useTypedTexts(place: string, aside?: Aside) {
  useWhatWasKept()
  const [unkept, setUnkept] = useState<Texts>({})
  const draft = useFormDrafts((all) => all[place])
  const own = useFormDrafts((all) => aside && all[aside.place])
  return {
    texts: { ...draft, ...own, ...unkept },
    keep(name: string, text: string) {
      if (unkeptNames.includes(name)) setUnkept((before) => ({ ...before, [name]: text }))
      else keepDraft(name === aside?.name ? aside.place : place, name, text)
    },
    /** Each is good for one question alone. */
    dropCodes: () => setUnkept(withoutCodes),
  }
}

function withoutCodes(typed: Texts): Texts {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !codeNames.includes(name)))
}
