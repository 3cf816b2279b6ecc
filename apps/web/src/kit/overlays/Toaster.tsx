import { classNames } from '@ecenter/ui/class-names.ts'
import { Toaster as ToasterFrame } from '@ecenter/ui/Toaster.tsx'
import styles from './Toaster.module.css'
import { toasts } from './toast-store.ts'
import { isWide } from './wide-toast.ts'

/** Shows what `showToast` says. */
export function Toaster() {
  return (
    <ToasterFrame
      toasts={toasts}
      look={(text) => classNames(styles.toast, isWide(text) && styles.wide)}
    />
  )
}
