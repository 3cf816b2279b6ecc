import { TriangleAlert } from 'lucide'
import { type Component, useEffect } from 'react'
import { reloadPage } from '../client/reload-page.ts'
import { Button, ButtonLink } from '../kit/buttons/Button.tsx'
import { Page } from '../kit/layout/Page.tsx'
import { ResultState } from '../kit/layout/ResultState.tsx'
import { brand, hotlineUrl } from '../shell/brand.ts'
import { reportFault } from '../shell/report-fault.ts'
import { HomeLink } from '../shell/screen/HomeLink.tsx'
import { Screen } from '../shell/screen/Screen.tsx'
import type { PageBoundaryProps, PageBoundaryState } from './page-boundary-types.ts'

let hasBegunAnew = false

/** Reports what broke inside a boundary, and says that it was our fault; the whole app begins anew first, once. */
export function ownUp(
  boundary: Component<PageBoundaryProps, PageBoundaryState>,
  error: unknown,
): void {
  reportFault(error)
  const isOfApp = boundary.props.fallback === undefined
  const isOver = !isOfApp || hasBegunAnew
  hasBegunAnew ||= isOfApp
  boundary.setState({ isBroken: isOver, said: isOver && <OwnFault isOfApp={isOfApp} /> })
}

/** In place of a screen that broke, or of the whole app, where no screen can be trusted. */
function OwnFault({ isOfApp }: { readonly isOfApp: boolean }) {
  useEffect(() => {
    // Nothing is there any more that could lead to another address.
    if (!isOfApp) return
    addEventListener('hashchange', reloadPage)
    return () => removeEventListener('hashchange', reloadPage)
  }, [isOfApp])
  const content = (
    <ResultState
      tone="error"
      icon={TriangleAlert}
      title="这个页面出错了"
      actions={
        <>
          <Button isBlock onClick={reloadPage}>
            重新加载
          </Button>
          <HomeLink isSecondary />
          <ButtonLink href={hotlineUrl} variant="text" isBlock>
            拨打 {brand.hotline}
          </ButtonLink>
        </>
      }
    >
      是我们的程序出了问题，不是您的网络或操作。
      <br />
      您填写的内容会保留，验证码和银行卡号除外。
    </ResultState>
  )
  return isOfApp ? <Page>{content}</Page> : <Screen>{content}</Screen>
}
