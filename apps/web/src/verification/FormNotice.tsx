import { NoticeBar } from '../kit/layout/NoticeBar.tsx'

/** What the service said of the whole form, read out when it comes. */
export function FormNotice({ text }: { readonly text: string | undefined }) {
  return (
    <div role="alert">{text !== undefined && <NoticeBar tone="warning">{text}</NoticeBar>}</div>
  )
}
