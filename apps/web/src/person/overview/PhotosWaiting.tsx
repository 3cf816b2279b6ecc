import { useState } from 'react'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { photosWaiting } from '../../state/photos-waiting.ts'

/** Photos of a report that this phone has still to send: its receipt goes on with them. */
export function PhotosWaiting() {
  const [count] = useState(() => photosWaiting(Date.now()))
  if (count === 0) return null
  return (
    <NoticeBar tone="warning">
      报案还有 {count} 张照片没传完。<a href="#/report?receipt=1">接着传</a>
    </NoticeBar>
  )
}
