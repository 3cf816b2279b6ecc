import {
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { holdPage } from './hold-page.ts'
import { stayAboveKeyboard } from './stay-above-keyboard.ts'
import { useBackCloses } from './use-back-closes.ts'

interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly onClose: (event: SyntheticEvent<HTMLDialogElement>) => void
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void
}

/**
 * Opens a native dialog while `isOpen`: it makes the page behind inert, traps the focus, closes with
 * Escape and with the way back, and gives the focus back.
 * A child marked `data-autofocus` gets the focus instead of the first button.
 */
export function useModal(isOpen: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!isOpen || !dialog) return
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    const releasePage = holdPage(dialog)
    const leaveKeyboard = stayAboveKeyboard(dialog)
    return () => {
      leaveKeyboard()
      releasePage()
      dialog.close()
    }
  }, [isOpen])
  useBackCloses(isOpen, () => ref.current?.close())

  return {
    ref,
    // Also heard after we closed it ourselves, or opened it again meanwhile: nothing to tell then.
    onClose: ({ currentTarget }) => {
      if (isOpen && !currentTarget.open) onClose()
    },
    // The dialog fills the screen, so a click on itself is a click beside its panel.
    onClick: ({ target, currentTarget }) => {
      if (target === currentTarget) currentTarget.close()
    },
  }
}
