import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { brand, hotlineUrl } from '../../shell/brand.ts'

/** In place of a form that this channel or area does not have. */
export function Unsupported(_: { readonly isOpen: boolean }) {
  return (
    <NoticeBar>
      您所在的地区或渠道暂不支持这类保单的查询，请换一种方式，或拨打{' '}
      <a href={hotlineUrl}>{brand.hotline}</a>。
    </NoticeBar>
  )
}
