import {
  type PromotedProduct,
  productNames,
} from '@ecenter/contract/promotions/promoted-product.ts'
import { ButtonLink } from '../../kit/Button.tsx'
import { Field } from '../../kit/Field.tsx'
import { Fields } from '../../kit/Fields.tsx'
import { SubmitButton } from '../../kit/SubmitButton.tsx'
import { FormNotice } from '../../verification/FormNotice.tsx'
import { ownLinkPath } from '../promotion-pages.ts'
import { BranchFields } from './BranchFields.tsx'
import { EmployeeFields } from './EmployeeFields.tsx'
import { useApplyForm } from './use-apply-form.ts'

/** Who promotes, by which phone and for which branch. */
export function ApplyForm({ product }: { readonly product: PromotedProduct }) {
  const { form, branches, isPromoter } = useApplyForm(product)
  return (
    <form {...form.props} aria-label="申请推广链接">
      <Fields>
        <EmployeeFields form={form} />
        <Field label="推广产品" value={productNames[product]} readOnly />
        <Field
          {...form.field('phoneNumber')}
          label="手机号"
          hint="这个手机号就是您的推广人 ID。打开链接的人会看到您的姓和打码的手机号。"
          inputMode="tel"
          autoComplete="tel"
          maxLength={20}
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
        <div>
          <FormNotice text={form.notice} />
          <SubmitButton isSending={form.isSending}>生成推广链接</SubmitButton>
        </div>
      </Fields>
      {form.sheet}
    </form>
  )
}
