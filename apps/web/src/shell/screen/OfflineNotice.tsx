import { useIsOnline } from '@ecenter/client/use-is-online.ts'
import { minuteText } from '@ecenter/ui/minute-text.ts'
import { History, WifiOff } from 'lucide'
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
  const old = useOldShown(({ all }) => all)
  if (isOnline && old.length === 0) return null
  const age = old.length === 0 ? '' : ageText(old.map(({ at }) => at))
  return (
    <div className={styles.notice} role="alert">
      <NoticeBar tone="warning" icon={isOnline ? History : WifiOff}>
        {isOnline
          ? `${age}暂时没能更新，会自动再试。`
          : `网络已断开，您填写的内容还在。${age}恢复后，没完成的请再点一次。`}
      </NoticeBar>
    </div>
  )
}

/** As old as the oldest of them. */
function ageText(moments: readonly (number | undefined)[]): string {
  const known = moments.filter((at) => at !== undefined)
  if (known.length === 0) return '下面可能不是最新的。'
  const time = minuteText(new Date(Math.min(...known)).toISOString()).slice(-5)
  return `下面的内容截至 ${time}。`
}
