import { create } from 'zustand'
import type { ConfirmQuestion } from './ConfirmDialog.tsx'
import type { PromptQuestion } from './PromptDialog.tsx'

interface Asked<Kind extends string, Question, Answer> {
  readonly kind: Kind
  /** Tells two questions apart. */
  readonly id: number
  readonly question: Question
  readonly answer: (answer: Answer) => void
}

type AskedNow =
  | { readonly kind: 'nothing' }
  | Asked<'confirm', ConfirmQuestion, boolean>
  | Asked<'prompt', PromptQuestion, string | undefined>

/** What is being asked; nothing most of the time. `Asker` shows it. */
export const useAsked = create<{ readonly asked: AskedNow }>(() => ({ asked: { kind: 'nothing' } }))

let count = 0

/** Asks a yes or no: `if (await askConfirm({ text: '要删除吗？' })) …` */
export function askConfirm(question: ConfirmQuestion): Promise<boolean> {
  return new Promise((resolve) => {
    show({ kind: 'confirm', id: nextId(), question, answer: closing(resolve) })
  })
}

/** Asks for a line of text; undefined when the customer would rather not. */
export function askPrompt(question: PromptQuestion): Promise<string | undefined> {
  return new Promise((resolve) => {
    show({ kind: 'prompt', id: nextId(), question, answer: closing(resolve) })
  })
}

/** One at a time: the question before it counts as cancelled. */
function show(asked: AskedNow) {
  const { asked: before } = useAsked.getState()
  if (before.kind === 'confirm') before.answer(false)
  if (before.kind === 'prompt') before.answer(undefined)
  useAsked.setState({ asked })
}

function closing<Answer>(resolve: (answer: Answer) => void): (answer: Answer) => void {
  return (answer) => {
    useAsked.setState({ asked: { kind: 'nothing' } })
    resolve(answer)
  }
}

function nextId(): number {
  count += 1
  return count
}
