import { Toaster as ToasterFrame } from '@ecenter/ui/Toaster.tsx'
import { besideTitle } from './beside-title.ts'
import styles from './Toaster.module.css'
import { toasts } from './toast-store.ts'

/** Shows what `showToast` says. */
export function Toaster() {
  return <ToasterFrame toasts={toasts} look={() => styles.toast ?? ''} place={besideTitle} />
}
