import { useState } from 'react'
import { ConfirmDialog, type ConfirmQuestion } from '../kit/overlays/ConfirmDialog.tsx'

interface Asked {
  readonly question: ConfirmQuestion
  readonly answer: (isYes: boolean) => void
}

/** Asks a yes or no: `if (await confirm({ text: '要移除吗？' })) …`; the dialog is part of what asks. */
export function useConfirm() {
  const [asked, setAsked] = useState<Asked>()

  function confirm(question: ConfirmQuestion): Promise<boolean> {
    return new Promise((answer) => setAsked({ question, answer }))
  }

  const dialog = asked && (
    <ConfirmDialog
      {...asked.question}
      isOpen
      onAnswer={(isYes) => {
        setAsked(undefined)
        asked.answer(isYes)
      }}
    />
  )
  return { confirm, dialog }
}
