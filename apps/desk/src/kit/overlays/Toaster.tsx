import { CircleCheck } from 'lucide'
import { Icon } from '../layout/Icon.tsx'
import styles from './Toaster.module.css'
import { useToast } from './toast-store.ts'

/** Shows what `showToast` says; mounted once. The live region is there before its first text. */
export function Toaster() {
  const toast = useToast((state) => state.toast)
  return (
    <div role="status" className={styles.place}>
      {toast && (
        <div key={toast.id} className={styles.toast}>
          <Icon of={CircleCheck} />
          {toast.text}
        </div>
      )}
    </div>
  )
}
