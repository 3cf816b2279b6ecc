import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { brand, hotlineUrl } from '../../shell/brand.ts'

/** In place of a form that this channel or area does not have. */
export function Unsupported(_: { readonly isOpen: boolean }) {
  return (
    <NoticeBar>
      您这里还不能这样查，请换一种方式，或拨打 <a href={hotlineUrl}>{brand.hotline}</a>。
    </NoticeBar>
  )
}
