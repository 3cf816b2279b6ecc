import {
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { isInScrollBox } from '../layout/scroller.ts'
import { stayAboveKeyboard } from '../layout/stay-above-keyboard.ts'
import { enterHistory } from './overlay-history.ts'

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

/** While `isOpen`, the way back closes what lies over the page instead of leaving the page. */
function useBackCloses(isOpen: boolean, close: () => void): void {
  const handleBack = useEffectEvent(close)
  useEffect(() => {
    if (isOpen) return enterHistory(() => handleBack())
  }, [isOpen])
}

let holders = 0

/** Keeps the page behind an overlay where it is, until the function that comes back is called. */
function holdPage(overlay: HTMLElement): () => void {
  function keepStill(event: TouchEvent) {
    if (event.cancelable && !movesSomething(event, overlay)) event.preventDefault()
  }

  holders += 1
  document.documentElement.classList.add('has-modal')
  // Older iOS moves the page in spite of the class, when a finger finds nothing else to move.
  overlay.addEventListener('touchmove', keepStill, { passive: false })
  return () => {
    holders -= 1
    if (holders === 0) document.documentElement.classList.remove('has-modal')
    overlay.removeEventListener('touchmove', keepStill)
  }
}

/** Two fingers zoom, a slider slides, a box scrolls. */
function movesSomething({ target, touches }: TouchEvent, overlay: HTMLElement): boolean {
  if (touches.length > 1 || !(target instanceof Element)) return true
  return target.matches('input[type=range]') || isInScrollBox(target, overlay)
}
