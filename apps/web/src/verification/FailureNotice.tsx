import { httpText } from '@ecenter/contract/outcome/http-text.ts'
import type { Failed } from '../client/outcome.ts'
import { NoticeBar } from '../kit/NoticeBar.tsx'
import { brand, hotlineUrl } from '../shell/brand.ts'

/** A failure inside a sheet: what happened, and a person to call. */
export function FailureNotice({ failed }: { readonly failed: Failed }) {
  return (
    <div role="alert">
      <NoticeBar tone="danger">
        {failed.kind === 'refused' ? failed.message : httpText(failed.status)}{' '}
        <a href={hotlineUrl}>拨打 {brand.hotline}</a>
      </NoticeBar>
    </div>
  )
}
