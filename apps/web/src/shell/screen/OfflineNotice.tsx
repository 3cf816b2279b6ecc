import { useIsOnline } from '@ecenter/client/use-is-online.ts'
import { WifiOff } from 'lucide'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import styles from './OfflineNotice.module.css'

/**
 * Over a screen while there is no network. It cannot wait for a file of its own: none would come.
 * What goes on by itself is not promised here, for most forms do not.
 */
export function OfflineNotice() {
  const isOnline = useIsOnline()
  if (isOnline) return null
  return (
    <div className={styles.notice} role="alert">
      <NoticeBar tone="warning" icon={WifiOff}>
        网络已断开，您填写的内容还在。恢复后，没完成的请再点一次。
      </NoticeBar>
    </div>
  )
}
