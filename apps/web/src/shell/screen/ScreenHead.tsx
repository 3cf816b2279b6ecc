import { PageHeader } from '../../kit/layout/PageHeader.tsx'
import { goBack, goTo } from '../../kit/overlays/leave-page.ts'
import { useBasicInfo } from '../../state/basic-info.ts'
import { brand } from '../brand.ts'

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

/** Asked as the visit begins: what is opened later, overlays too, makes the history longer. */
const hadPageBefore = history.length > 1

/** Whether a page lies behind: on the first one of a visit, opened from a message, there is none. */
function isPageBehind(): boolean {
  return hadPageBefore || history.state?.place !== 0
}

/** The way back of the header; where no page lies behind, the way is home. */
function goBackOrHome(): void {
  if (isPageBehind()) goBack()
  else goTo(brand.homeUrl)
}
