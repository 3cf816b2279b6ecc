import { useAsked } from './ask.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { PromptDialog } from './PromptDialog.tsx'

/** Shows what `askConfirm` and `askPrompt` ask; mounted once, on the page that asks. */
export function Asker() {
  const { asked } = useAsked()
  switch (asked.kind) {
    case 'nothing':
      return null
    case 'confirm':
      return <ConfirmDialog key={asked.id} {...asked.question} isOpen onAnswer={asked.answer} />
    case 'prompt':
      return <PromptDialog key={asked.id} {...asked.question} isOpen onAnswer={asked.answer} />
  }
}
