import { Button } from '../../kit/buttons/Button.tsx'
import { ProgressBar } from '../../kit/progress/ProgressBar.tsx'
import styles from './SaveSheet.module.css'

interface SaveProgressProps {
  readonly done: number
  readonly total: number
  readonly onStop: () => void
}

/** Which file is on its way; stopping keeps what has come, for the next try. */
export function SaveProgress({ done, total, onStop }: SaveProgressProps) {
  const text = `正在下载第 ${done + 1} 张，共 ${total} 张`
  return (
    <div className={styles.parts}>
      <div>
        <p role="status">{text}</p>
        <ProgressBar share={done / total} label={`已下载 ${done} 张，共 ${total} 张`} />
      </div>
      <Button variant="secondary" isBlock onClick={onStop}>
        取消下载
      </Button>
    </div>
  )
}
