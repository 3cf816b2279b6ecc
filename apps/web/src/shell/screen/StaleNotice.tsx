import { minuteText } from '@ecenter/ui/minute-text.ts'
import { useOldShown } from '../../client/old-shown.ts'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'

/** Nobody could look; that is not to be taken for none found. */
export const outageTitle = '暂时无法查询'

/** Over what was answered before, when it could not be asked anew: how old it is, where this screen asked for it. */
export function StaleNotice() {
  const old = useOldShown()
  return (
    <div role="alert">
      <NoticeBar tone="warning">
        {outageTitle}最新进度，
        {old.length === 0 ? '下面是上次查到的' : `下面的截至 ${timeText(old)}`}。
      </NoticeBar>
    </div>
  )
}

/** When the oldest of it was answered. */
function timeText(moments: readonly number[]): string {
  return minuteText(new Date(Math.min(...moments)).toISOString()).slice(-'11:20'.length)
}
