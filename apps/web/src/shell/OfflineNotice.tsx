import { WifiOff } from 'lucide'
import { NoticeBar } from '../kit/NoticeBar.tsx'
import styles from './OfflineNotice.module.css'
import { useIsOnline } from './use-is-online.ts'

/** Over a screen while there is no network. It cannot wait for a file of its own: none would come. */
export function OfflineNotice() {
  const isOnline = useIsOnline()
  if (isOnline) return null
  return (
    <div className={styles.notice} role="alert">
      <NoticeBar tone="warning" icon={WifiOff}>
        网络已断开，您填写的内容还在。恢复后会自动继续。
      </NoticeBar>
    </div>
  )
}
