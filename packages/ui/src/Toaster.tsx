import { CircleCheck } from 'lucide'
import { useSyncExternalStore } from 'react'
import { Icon } from './Icon.tsx'
import type { Toasts } from './toasts.ts'

interface ToasterProps {
  readonly toasts: Toasts
  /** Where a toast lies over the page, and how it looks. */
  readonly look: (text: string) => string
}

/** Shows the toast of the moment; mounted once. The live region is there before its first text. */
export function Toaster({ toasts, look }: ToasterProps) {
  const toast = useSyncExternalStore(toasts.listen, toasts.current)
  return (
    <div role="status">
      {toast && (
        <div key={toast.id} ref={raise} popover="manual" className={look(toast.text)}>
          <Icon of={CircleCheck} />
          {toast.text}
        </div>
      )}
    </div>
  )
}

/** Above an open sheet or dialog, where the browser can; elsewhere it is only fixed. */
function raise(toast: HTMLElement | null) {
  if (toast && 'showPopover' in toast) toast.showPopover()
}
