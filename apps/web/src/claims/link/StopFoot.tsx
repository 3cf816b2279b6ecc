import { PageFoot } from '../../kit/PageFoot.tsx'
import { stopHref } from '../claim-pages.ts'

/** An SMS has room for one link: the way to stop the messages stands on the page that it opens. */
export function StopFoot({ link }: { readonly link: string }) {
  return (
    <PageFoot>
      不想再收到短信？<a href={stopHref(link)}>停止短信提醒</a>
    </PageFoot>
  )
}
