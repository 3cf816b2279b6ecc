import {
  type CannedAnswer,
  cannedAnswers,
} from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { type KeyboardEvent, useState } from 'react'
import { useDeskQuery } from '../../client/use-desk-query.ts'

export interface CannedChoice {
  readonly isOpen: boolean
  readonly found: readonly CannedAnswer[]
  /** Why there is nothing to choose although it was asked for. */
  readonly whyNone: string | undefined
  readonly index: number
  readonly choose: (answer: CannedAnswer) => void
  /** Whether a key was for the choice. */
  readonly takeKey: (event: KeyboardEvent) => boolean
}

/** What begins with a slash and has one line looks for a canned answer by the words after it. */
export function useCannedChoice(content: string, write: (text: string) => void): CannedChoice {
  const { value } = useDeskQuery(cannedAnswers, {})
  const [index, setIndex] = useState(0)
  const [dismissed, setDismissed] = useState<string>()
  const asked = /^\/[^\n]*$/.test(content) ? content.slice(1).trim().toLowerCase() : undefined
  const found = asked === undefined ? [] : matching(value?.answers ?? [], asked)
  const isOpen = found.length > 0 && dismissed !== content
  const at = Math.min(index, Math.max(0, found.length - 1))

  function choose({ text }: CannedAnswer) {
    setIndex(0)
    write(text)
  }

  function takeKey(event: KeyboardEvent): boolean {
    if (!isOpen || event.ctrlKey || event.altKey || event.metaKey) return false
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = found[at]
    if (step !== undefined) setIndex((at + step + found.length) % found.length)
    else if (event.key === 'Escape') setDismissed(content)
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen)
    else return false
    event.preventDefault()
    return true
  }

  const whyNone =
    asked === undefined || value === undefined || found.length > 0
      ? undefined
      : whyNoneOf(value.answers)
  return { isOpen, found, whyNone, index: at, choose, takeKey }
}

function whyNoneOf(answers: readonly CannedAnswer[]): string {
  return answers.length === 0
    ? '还没有常用语，可以在会话列表的“常用语”里添加。'
    : '没有含这些字的常用语。'
}

function matching(answers: readonly CannedAnswer[], asked: string): readonly CannedAnswer[] {
  return answers.filter(({ title, text }) => `${title}\n${text}`.toLowerCase().includes(asked))
}
