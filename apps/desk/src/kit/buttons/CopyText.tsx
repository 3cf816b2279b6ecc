import { Copy } from 'lucide'
import { useRef } from 'react'
import { showToast } from '../overlays/toast-store.ts'
import { Button } from './Button.tsx'
import styles from './CopyText.module.css'

interface CopyTextProps {
  readonly label: string
  readonly text: string
}

/** A text that leads on somewhere else: a password shown once, a key. */
export function CopyText({ label, text }: CopyTextProps) {
  const shown = useRef<HTMLElement>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      showToast(`${label}已复制。`)
    } catch {
      // Missing on plain http: then it stands selected, for the keys of the system.
      if (shown.current !== null) getSelection()?.selectAllChildren(shown.current)
      showToast(`已选中${label}，请按复制键。`)
    }
  }

  return (
    <div className={styles.copy}>
      <span className={styles.label}>{label}</span>
      <code ref={shown} className={styles.text}>
        {text}
      </code>
      <Button isSmall icon={Copy} onClick={() => void copy()}>
        复制{label}
      </Button>
    </div>
  )
}
