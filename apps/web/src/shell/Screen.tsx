import { type ReactNode, useEffect } from 'react'
import { Page } from '../kit/Page.tsx'
import { PageHeader } from '../kit/PageHeader.tsx'
import { useBasicInfo } from '../state/basic-info.ts'
import { brand } from './brand.ts'
import { goBackOrHome } from './go-back.ts'
import { LossNotices } from './LossNotices.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { ScreenFoot } from './ScreenFoot.tsx'
import { useScreenTitle } from './screen-title.ts'

interface ScreenProps {
  /** Where what it shows has a name of its own beside that of the route. */
  readonly title?: string
  /** White, for forms. */
  readonly isPlain?: boolean
  /** False where going back is forbidden: an arrow that does nothing is none. */
  readonly hasWayBack?: boolean
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A page with the header that the channel leaves it (specification, section 2). */
export function Screen(props: ScreenProps) {
  const { title: ownTitle, isPlain = false, hasWayBack = true, actions, children } = props
  const routeTitle = useScreenTitle()
  const title = ownTitle ?? routeTitle
  const { showHeadFlag, allowGoHome } = useBasicInfo()
  useEffect(() => {
    if (ownTitle !== undefined) document.title = ownTitle
  }, [ownTitle])
  const header = showHeadFlag && (
    <PageHeader
      title={title}
      onBack={hasWayBack ? goBackOrHome : undefined}
      homeHref={allowGoHome ? brand.homeUrl : undefined}
    />
  )
  return (
    <Page header={header || undefined} isPlain={isPlain} actions={actions}>
      <OfflineNotice />
      <LossNotices />
      {children}
      <ScreenFoot />
    </Page>
  )
}
