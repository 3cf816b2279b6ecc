import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { receiptPath } from '../report-steps.ts'
import { useWaiting } from './waiting-photos.ts'

/** Before another report is told: photos of the one before are on their way. */
export function WaitingNotice() {
  const { reports } = useWaiting()
  const count = reports.reduce((sum, { photos }) => sum + photos.length, 0)
  if (count === 0) return null
  return (
    <NoticeBar>
      上次报案还有 {count} 张照片在传。<a href={`#${receiptPath}`}>看传到哪了</a>
    </NoticeBar>
  )
}
