import { PageHeader } from '../kit/PageHeader.tsx'
import { useBasicInfo } from '../state/basic-info.ts'
import { brand } from './brand.ts'
import { goBackOrHome, isPageBehind } from './go-back.ts'

interface ScreenHeadProps {
  readonly title: string
  readonly hasWayBack?: boolean
  readonly hasWayHome?: boolean
}

/**
 * Title, way back and way home, as far as the channel has them (specification, section 2): one that
 * brings a header of its own gets title and way back as part of the page's body, and where no way
 * may lead home, the arrow of a first page leads nowhere, so there is none.
 */
export function ScreenHead({ title, hasWayBack = true, hasWayHome = true }: ScreenHeadProps) {
  const { showHeadFlag, allowGoHome } = useBasicInfo()
  return (
    <PageHeader
      title={title}
      isInBody={!showHeadFlag}
      onBack={hasWayBack && (allowGoHome || isPageBehind()) ? goBackOrHome : undefined}
      homeHref={showHeadFlag && allowGoHome && hasWayHome ? brand.homeUrl : undefined}
    />
  )
}
