import { classNames } from '@ecenter/ui/class-names.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { currentToast, isWide, onToast } from '@ecenter/ui/toast-store.ts'
import { CircleCheck } from 'lucide'
import { useSyncExternalStore } from 'react'
import styles from './Toaster.module.css'

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
