import { useState } from 'react'
import { pageParameter } from '../shell/location.ts'
import { ApplyScreen } from './applying/ApplyScreen.tsx'
import { OwnLinkScreen } from './own-link/OwnLinkScreen.tsx'
import { productOfAddress } from './promotion-pages.ts'

/** `/promotion-apply`, `/promotion-apply-property`: an application, and the link that comes of it. */
export function PromotionApplyPage() {
  const [product] = useState(productOfAddress)
  const [mine] = useState(() => pageParameter('mine'))
  if (mine === undefined) return <ApplyScreen product={product} />
  return <OwnLinkScreen product={product} isNew={mine === 'new'} />
}
