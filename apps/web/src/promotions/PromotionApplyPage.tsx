import {
  type PromotedProduct,
  productNames,
} from '@ecenter/contract/promotions/promoted-product.ts'
import { useState } from 'react'
import { ButtonLink } from '../kit/buttons/Button.tsx'
import { Field } from '../kit/fields/Field.tsx'
import { Fields } from '../kit/fields/Fields.tsx'
import { PhoneField } from '../kit/fields/PhoneField.tsx'
import { PageIntro } from '../kit/layout/PageIntro.tsx'
import { later } from '../kit/overlays/later.tsx'
import { pageParameter } from '../shell/location.ts'
import { HelpFoot } from '../shell/screen/HelpFoot.tsx'
import { Screen } from '../shell/screen/Screen.tsx'
import { FormEnd } from '../verification/FormEnd.tsx'
import { BranchFields } from './applying/BranchFields.tsx'
import { EmployeeFields } from './applying/EmployeeFields.tsx'
import { useApplyForm } from './applying/use-apply-form.ts'
import { OwnLinkScreen } from './own-link/OwnLinkScreen.tsx'
import { ownLinkPath, productOfAddress } from './promotion-pages.ts'

const OwnFacts = later(() => import('../verification/own/OwnFacts.tsx'), 'OwnFacts')

/** `/promotion-apply`, `/promotion-apply-property`: an application, and the link that comes of it. */
export function PromotionApplyPage() {
  const [product] = useState(productOfAddress)
  const [mine] = useState(() => pageParameter('mine'))
  if (mine === undefined) return <ApplyScreen product={product} />
  return <OwnLinkScreen product={product} isNew={mine === 'new'} />
}

function ApplyScreen({ product }: { readonly product: PromotedProduct }) {
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

/** Who promotes, by which phone and for which branch. */
function ApplyForm({ product }: { readonly product: PromotedProduct }) {
  const { form, branches, isPromoter } = useApplyForm(product)
  return (
    <form {...form.props} aria-label="申请推广链接">
      <Fields>
        <EmployeeFields form={form} />
        <Field label="推广产品" value={productNames[product]} readOnly />
        <OwnFacts isOpen phone={form.widget('phoneNumber')} />
        <PhoneField
          {...form.field('phoneNumber')}
          label="手机号"
          hint="这个手机号就是您的推广人 ID。打开链接的人会看到您的姓和隐去中间的手机号。"
        />
        {isPromoter && (
          <ButtonLink href={`#${ownLinkPath(product)}`} variant="secondary" isBlock>
            查看这个手机号的链接
          </ButtonLink>
        )}
        <BranchFields form={form} branches={branches} />
        <Field
          {...form.field('groupuserCode')}
          label="代理人工号"
          aside="选填"
          maxLength={30}
          spellCheck={false}
        />
        <Field
          {...form.field('projectCode')}
          label="项目代码"
          aside="选填"
          maxLength={30}
          spellCheck={false}
        />
        <FormEnd form={form}>生成推广链接</FormEnd>
      </Fields>
      {form.sheet}
    </form>
  )
}
