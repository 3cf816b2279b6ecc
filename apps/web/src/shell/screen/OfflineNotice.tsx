import { useIsOnline } from '@ecenter/client/use-is-online.ts'
import { Info, WifiOff } from 'lucide'
import { useOldShown } from '../../client/old-shown.ts'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import styles from './OfflineNotice.module.css'

/**
 * Over a screen while there is no network, or what moves on it could not be asked for again: it says how old that is.
 * It cannot wait for a file of its own: none would come. What goes on by itself is not promised here, for most forms
 * do not.
 */
export function OfflineNotice() {
  const isOnline = useIsOnline()
  const old = useOldShown()
  if (isOnline && old.length === 0) return null
  const age = old.length === 0 ? '' : `下面的内容截至 ${timeText(Math.min(...old))}。`
  return (
    <div className={styles.notice} role="alert">
      <NoticeBar tone="warning" icon={isOnline ? Info : WifiOff}>
        {isOnline
          ? `${age}没能更新，会自动再试。`
          : `网络已断开，您填写的内容还在。${age}恢复后，没完成的请再点一次。`}
      </NoticeBar>
    </div>
  )
}

function timeText(at: number): string {
  return new Date(at).toLocaleTimeString('zh-CN', inChina)
}

const inChina = { timeZone: 'Asia/Shanghai', hour: '2-digit', minute: '2-digit' } as const
