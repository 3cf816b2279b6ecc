import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { untilText } from '../../kit/words/until-text.ts'
import { useWaiting } from '../sending/waiting-photos.ts'
import type { Photos } from './newer-photos.ts'

interface PhotosFollowingProps {
  /** Of the report that shows; none where nothing is known of one. */
  readonly receiptNo?: string
  /** As the service knows them. */
  readonly photos?: Photos
  /** Those that this phone had lost before the report was sent. */
  readonly lost?: number
  readonly whyRefused?: string | undefined
}

/** What of the photos has not arrived, and whether anything is to be done about it. */
export function PhotosFollowing({
  receiptNo,
  photos,
  lost = 0,
  whyRefused = '',
}: PhotosFollowingProps) {
  const { reports, isRestored, state } = useWaiting()
  const own =
    receiptNo === undefined ? reports[0] : reports.find((each) => each.receiptNo === receiptNo)
  const { photosToCome = 0, photosUntil, photosMissed = 0, photosRefused = 0 } = photos ?? {}
  const refused = photosRefused + lost
  return (
    <div role="status">
      {own && <OnTheirWay left={own.photos.length} total={own.total} state={state} />}
      {own === undefined && isRestored && photosToCome > 0 && (
        <NoticeBar>
          还有 {photosToCome} 张照片没有传来。
          {photosUntil && `${untilText(photosUntil, new Date())} 前`}
          用报案的那台手机打开本页，会接着传。
        </NoticeBar>
      )}
      {photosMissed > 0 && (
        <NoticeBar tone="warning">
          有 {photosMissed} 张照片一天内没有传来，不再等了。照片请先留着，理赔人员联系时再给。
        </NoticeBar>
      )}
      {refused > 0 && (
        <NoticeBar tone="warning">
          有 {refused} 张照片没有收下{whyRefused === '' ? '。' : `：${whyRefused}`}
          照片请先留着，理赔人员联系时再给。
        </NoticeBar>
      )}
    </div>
  )
}

interface OnTheirWayProps {
  readonly left: number
  readonly total: number
  readonly state: 'sending' | 'lost' | 'unproven'
}

function OnTheirWay({ left, total, state }: OnTheirWayProps) {
  switch (state) {
    case 'sending':
      return (
        <NoticeBar>
          照片还在上传（{total - left}/{total}）。不用等在这里，开着网页就会传完。
        </NoticeBar>
      )
    case 'lost':
      return (
        <NoticeBar tone="warning">
          还有 {left} 张照片暂时传不出去，已存在手机里。有网会自动接着传，关掉了再打开本页也会。
        </NoticeBar>
      )
    case 'unproven':
      return (
        <NoticeBar tone="warning">
          验证已过期，还有 {left} 张照片没传。
          <a href="#/proof?to=/report?receipt=1">重新验证</a>后会接着传。
        </NoticeBar>
      )
  }
}
