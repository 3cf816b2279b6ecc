import { CircleCheck } from 'lucide'
import { useCallback, useSyncExternalStore } from 'react'
import { Icon } from './Icon.tsx'
import type { Toasts } from './toasts.ts'

interface ToasterProps {
  readonly toasts: Toasts
  /** Where a toast lies over the page, and how it looks. */
  readonly look: (text: string) => string
  /** Moves it where it covers nothing; without it the toast lies where its look says. Always the same function. */
  readonly place?: (toast: HTMLElement) => void
}

/** Shows the toast of the moment; mounted once. The live region is there before its first text. */
export function Toaster({ toasts, look, place }: ToasterProps) {
  const toast = useSyncExternalStore(toasts.listen, toasts.current)
  const show = useCallback(
    (shown: HTMLElement | null) => {
      if (shown === null) return
      raise(shown)
      place?.(shown)
    },
    [place],
  )
  return (
    <div role="status">
      {toast && (
        <div key={toast.id} ref={show} popover="manual" className={look(toast.text)}>
          <Icon of={CircleCheck} />
          {toast.text}
        </div>
      )}
    </div>
  )
}

/** Above an open sheet or dialog, where the browser can; elsewhere it is only fixed. */
function raise(toast: HTMLElement) {
  if ('showPopover' in toast) toast.showPopover()
}
