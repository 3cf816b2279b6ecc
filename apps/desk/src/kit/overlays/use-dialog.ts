import { useState } from 'react'

/**
 * Which dialog of a page is open. `close` is of the one that is open when it is handed out: an answer
 * that comes after it was cancelled closes none that was opened since.
 */
export function useDialog<Dialog>() {
  const [open, setOpen] = useState<{ readonly dialog: Dialog }>()
  return {
    open: open?.dialog,
    show: (dialog: Dialog) => setOpen({ dialog }),
    close: () => setOpen((now) => (now === open ? undefined : now)),
  }
}
