import type { PromotedProduct } from '@ecenter/contract/promotions/promoted-product.ts'
import { Loading } from '../../kit/Loading.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { useRestored } from '../../state/kept-store.ts'
import { usePromotionApplication } from '../../state/promotion-application.ts'
import { FindLink } from './FindLink.tsx'
import { LinkScreen } from './LinkScreen.tsx'

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
