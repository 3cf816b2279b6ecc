import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { untilText } from '../../kit/words/until-text.ts'
import { useWaiting } from '../sending/waiting-photos.ts'
import type { Photos } from './newer-photos.ts'
import { OnTheirWay } from './OnTheirWay.tsx'
import { onTheirWay } from './on-its-way.ts'

interface PhotosFollowingProps {
  /** Of the report that shows; none where nothing is known of one. */
  readonly receiptNo?: string
  /** As the service knows them. */
  readonly photos?: Photos
  /** Those that this phone had lost before the report was sent. */
  readonly lost?: number
  readonly whyRefused?: string | undefined
}

/** What of the photos has not arrived, those of other reports too, and whether anything is to be done about it. */
export function PhotosFollowing({
  receiptNo,
  photos,
  lost = 0,
  whyRefused = '',
}: PhotosFollowingProps) {
  const waiting = useWaiting()
  const rows = onTheirWay(waiting, receiptNo)
  const isOnItsWay = rows.some((row) => row.receiptNo === receiptNo)
  const { photosToCome = 0, photosUntil, photosMissed = 0, photosRefused = 0 } = photos ?? {}
  const refused = photosRefused + lost
  return (
    <div role="status">
      {rows.map((row) => (
        <OnTheirWay key={row.receiptNo} {...row} />
      ))}
      {!isOnItsWay && waiting.isRestored && photosToCome > 0 && (
        <NoticeBar>
          还有 {photosToCome} 张照片没有传来。
          {photosUntil && `${untilText(photosUntil, new Date())} 前`}
          用报案的那台手机打开本页，会接着传。
        </NoticeBar>
      )}
      {photosMissed > 0 && (
        <NoticeBar tone="warning">
          有 {photosMissed} 张照片一天内没有传来，不再等了。照片请先留着，理赔人员要看时再给。
        </NoticeBar>
      )}
      {refused > 0 && (
        <NoticeBar tone="warning">
          有 {refused} 张照片没有收下{whyRefused === '' ? '。' : `：${whyRefused}`}
          照片请先留着，理赔人员要看时再给。
        </NoticeBar>
      )}
    </div>
  )
}
