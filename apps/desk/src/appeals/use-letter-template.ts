import type { DeskCase } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { useState } from 'react'

export type LetterTemplate = DeskCase['templates'][number]

interface Letter {
  readonly value?: string | undefined
  readonly onChange: (text: string | undefined) => void
}

/** Which template a letter was begun from; words of one's own that it took the place of come back. */
export function useLetterTemplate(templates: readonly LetterTemplate[], letter: Letter) {
  const [template, setTemplate] = useState('')
  const [replaced, setReplaced] = useState<string>()

  function choose(name: string) {
    const { value = '' } = letter
    const isOwn = value.trim() !== '' && templates.every(({ text }) => text !== value)
    const text = templates.find((each) => each.name === name)?.text
    setTemplate(name)
    if (isOwn && text === undefined) return
    if (isOwn) setReplaced(value)
    letter.onChange(text ?? '')
  }

  function goBack() {
    setTemplate('')
    letter.onChange(replaced)
    setReplaced(undefined)
  }

  return { template, hasReplaced: replaced !== undefined, choose, goBack }
}
