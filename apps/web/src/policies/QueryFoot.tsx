import { PageFoot } from '../kit/PageFoot.tsx'
import { brand, hotlineUrl } from '../shell/brand.ts'

/** Below every query form: what happens with the data, and a person to ask. */
export function QueryFoot() {
  return (
    <PageFoot>
      您填写的信息只用于本次查询
      <br />
      查不到保单？<a href="#/customer-service">问客服</a>　或拨打{' '}
      <a className="num" href={hotlineUrl}>
        {brand.hotline}
      </a>
    </PageFoot>
  )
}
