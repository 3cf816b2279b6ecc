import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'

/** Nobody could look; that is not to be taken for none found. */
export const outageTitle = '暂时无法查询'

/** Over what was answered before, when it could not be asked anew. */
export function StaleNotice() {
  return (
    <div role="alert">
      <NoticeBar tone="warning">{outageTitle}最新进度，下面是上次查到的。</NoticeBar>
    </div>
  )
}
