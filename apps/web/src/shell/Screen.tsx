import type { ReactNode } from 'react'
import { Page } from '../kit/Page.tsx'
import { PageHeader } from '../kit/PageHeader.tsx'
import { useBasicInfo } from '../state/basic-info.ts'
import { brand } from './brand.ts'
import { OfflineNotice } from './OfflineNotice.tsx'
import { ScreenFoot } from './ScreenFoot.tsx'
import { useScreenTitle } from './screen-title.ts'

interface ScreenProps {
  /** White, for forms. */
  readonly isPlain?: boolean
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A page with the header that the channel leaves it (specification, section 2). */
export function Screen({ isPlain = false, actions, children }: ScreenProps) {
  const title = useScreenTitle()
  const { showHeadFlag, allowGoHome } = useBasicInfo()
  const header = showHeadFlag && (
    <PageHeader title={title} onBack={goBack} homeHref={allowGoHome ? brand.homeUrl : undefined} />
  )
  return (
    <Page header={header || undefined} isPlain={isPlain} actions={actions}>
      <OfflineNotice />
      {children}
      <ScreenFoot />
    </Page>
  )
}

/** Asked as the visit begins: what is opened later, overlays too, makes the history longer. */
const hadPageBefore = history.length > 1

/** On the first page of a visit, opened from a message, there is nothing behind: the way is home. */
function goBack() {
  const isFirst = history.state?.place === 0
  if (isFirst && !hadPageBefore) location.assign(brand.homeUrl)
  else history.back()
}
