import {
  type PromotedProduct,
  productNames,
} from '@ecenter/contract/promotions/promoted-product.ts'
import { generateLink, groupCheckMobile } from '@ecenter/contract/promotions/promotion-calls.ts'
import { useState } from 'react'
import { Fields } from '../../kit/fields/Fields.tsx'
import { PhoneField } from '../../kit/fields/PhoneField.tsx'
import { PageIntro } from '../../kit/layout/PageIntro.tsx'
import { later } from '../../kit/overlays/later.tsx'
import { Loading } from '../../kit/progress/Loading.tsx'
import { HelpFoot } from '../../shell/screen/HelpFoot.tsx'
import { Screen } from '../../shell/screen/Screen.tsx'
import { useFormDrafts } from '../../state/form-drafts.ts'
import { useRestored } from '../../state/keeping/kept-store.ts'
import { usePromotionApplication } from '../../state/promotion-application.ts'
import { FormEnd } from '../../verification/FormEnd.tsx'
import { useTypedPhoneForm } from '../../verification/use-typed-phone-form.tsx'
import { applicationHref } from '../promotion-pages.ts'
import { LinkScreen } from './LinkScreen.tsx'

const OwnFacts = later(() => import('../../verification/own/OwnFacts.tsx'), 'OwnFacts')

interface OwnLinkScreenProps {
  readonly product: PromotedProduct
  /** Right after the application, into which no way leads back. */
  readonly isNew: boolean
}

/** The link that this visit knows, or else that of the promoter's phone. */
export function OwnLinkScreen({ product, isNew }: OwnLinkScreenProps) {
  const { carLink, promoteProduct, phoneNumber } = usePromotionApplication()
  const isRestored = useRestored(usePromotionApplication)
  if (!isRestored) {
    return (
      <Screen title="我的推广链接">
        <Loading />
      </Screen>
    )
  }
  if (carLink === '' || promoteProduct !== product) return <FindLink product={product} />
  return <LinkScreen {...{ product, isNew, carLink, phoneNumber }} />
}

/** Who promotes already finds their link by their phone; the one typed into the application is there. */
function FindLink({ product }: { readonly product: PromotedProduct }) {
  const [notPromoting, setNotPromoting] = useState<string>()
  const before = usePromotionApplication()
  const applyingPhone = useFormDrafts((all) => all[generateLink.path]?.phoneNumber)
  const form = useTypedPhoneForm(groupCheckMobile, 'promotion', {
    initial: { phoneNumber: applyingPhone || before.phoneNumber },
    fixed: { promoteProduct: product },
    onAnswer({ carLink }, { phoneNumber }) {
      setNotPromoting(carLink === undefined ? phoneNumber : undefined)
      if (carLink === undefined) return
      usePromotionApplication.setState({ carLink, phoneNumber, promoteProduct: product })
    },
  })
  const phone = form.field('phoneNumber')
  const isNone = notPromoting === phone.value

  return (
    <Screen title="我的推广链接" isPlain>
      <PageIntro title={`查看${productNames[product]}推广链接`}>
        填写申请时用的手机号。还没有申请过？<a href={applicationHref(product)}>申请推广链接</a>
      </PageIntro>
      <form {...form.props} aria-label="查看推广链接">
        <Fields>
          <OwnFacts isOpen phone={form.widget('phoneNumber')} />
          <PhoneField
            {...phone}
            label="手机号"
            error={phone.error ?? (isNone ? noneFound(product) : undefined)}
          />
          <FormEnd form={form} sendingText="正在查询…">
            查看链接
          </FormEnd>
        </Fields>
        {form.sheet}
      </form>
      <HelpFoot note="您填写的手机号只用于找到您的链接" question="需要帮助？" />
    </Screen>
  )
}

function noneFound(product: PromotedProduct): string {
  return `这个手机号还没有${productNames[product]}推广链接，请核对，或先申请`
}
