import { type ReactNode, useEffect } from 'react'
import { Page } from '../../kit/layout/Page.tsx'
import { useBasicInfo } from '../../state/basic-info.ts'
import { LossNotices } from './LossNotices.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { ScreenFoot } from './ScreenFoot.tsx'
import { ScreenHead } from './ScreenHead.tsx'
import { useScreenTitle } from './screen-title.ts'

interface ScreenProps {
  /** Where what it shows has a name of its own beside that of the route. */
  readonly title?: string
  /** White, for forms. */
  readonly isPlain?: boolean
  /** Holds `Columns`. */
  readonly isWide?: boolean
  /** False where going back is forbidden: an arrow that does nothing is none. */
  readonly hasWayBack?: boolean
  /** Where it says itself what becomes of it without network. */
  readonly isOfflineTold?: boolean
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A page with its header, or what stands for one where the channel hides it (specification, section 2). */
export function Screen(props: ScreenProps) {
  const {
    title: ownTitle,
    isPlain = false,
    isWide = false,
    hasWayBack = true,
    actions,
    children,
  } = props
  const routeTitle = useScreenTitle()
  const title = ownTitle ?? routeTitle
  const showHeadFlag = useBasicInfo((info) => info.showHeadFlag)
  useEffect(() => {
    if (ownTitle !== undefined) document.title = ownTitle
  }, [ownTitle])
  const head = <ScreenHead title={title} hasWayBack={hasWayBack} />
  return (
    <Page header={showHeadFlag ? head : undefined} {...{ isPlain, isWide, actions }}>
      {!showHeadFlag && head}
      {!props.isOfflineTold && <OfflineNotice />}
      <LossNotices />
      {children}
      <ScreenFoot />
    </Page>
  )
}
