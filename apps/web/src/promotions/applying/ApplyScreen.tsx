import {
  type PromotedProduct,
  productNames,
} from '@ecenter/contract/promotions/promoted-product.ts'
import { PageIntro } from '../../kit/PageIntro.tsx'
import { HelpFoot } from '../../shell/HelpFoot.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { ownLinkPath } from '../promotion-pages.ts'
import { ApplyForm } from './ApplyForm.tsx'

export function ApplyScreen({ product }: { readonly product: PromotedProduct }) {
  return (
    <Screen isPlain>
      <PageIntro title={`申请${productNames[product]}推广链接`}>
        客户打开您的链接投保，就能看到是您推荐的。已经申请过？
        <a href={`#${ownLinkPath(product)}`}>查看我的链接</a>
      </PageIntro>
      <ApplyForm product={product} />
      <HelpFoot note="您填写的信息只用于团购推广" question="需要帮助？" />
    </Screen>
  )
}
