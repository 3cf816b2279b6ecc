import { CircleCheck } from 'lucide'
import { useSyncExternalStore } from 'react'
import { classNames } from '../layout/class-names.ts'
import { Icon } from '../layout/Icon.tsx'
import styles from './Toaster.module.css'
import { currentToast, isWide, onToast } from './toast-store.ts'

/** Shows what `showToast` says; mounted once. The live region is there before its first text. */
export function Toaster() {
  const toast = useSyncExternalStore(onToast, currentToast)
  return (
    <div role="status">
      {toast && (
        <div
          key={toast.id}
          ref={raise}
          popover="manual"
          className={classNames(styles.toast, isWide(toast) && styles.wide)}
        >
          <Icon of={CircleCheck} />
          {toast.text}
        </div>
      )}
    </div>
  )
}

/** Above an open sheet, where the browser can; elsewhere it is only fixed. */
function raise(toast: HTMLElement | null) {
  if (toast && 'showPopover' in toast) toast.showPopover()
}
