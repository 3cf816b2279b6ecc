import { isLoadFailure } from '@ecenter/client/load-failure.ts'
import { useIsOnline } from '@ecenter/client/use-is-online.ts'
import { Component, useEffect } from 'react'
import { reloadIfOutdated } from '../client/new-version.ts'
import { reloadPage } from '../client/reload-page.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { PageIntro } from '../kit/layout/PageIntro.tsx'
import { Screen } from '../shell/screen/Screen.tsx'
import type { PageBoundaryProps, PageBoundaryState } from './page-boundary-types.ts'

/** Few visits need it, and a network may be lost by then, so it is fetched beside a first visit. */
export const loadNotices = () => import('./notices.ts')

/**
 * A page that did not come, or broke, leaves a way on instead of a blank screen. Of a file that did
 * not come nobody is accused; anything else is our fault, is called so, and is reported.
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  constructor(props: PageBoundaryProps) {
    super(props)
    // A field of the class would bring helpers for old browsers along.
    this.state = { isBroken: false }
  }

  static getDerivedStateFromError(): PageBoundaryState {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    const sayNotCome = () => this.setState({ said: <PageFailure /> })
    if (isLoadFailure(error)) {
      void reloadIfOutdated().then((isReloading) => isReloading || sayNotCome())
    } else {
      loadNotices().then(({ ownUp }) => ownUp(this, error), sayNotCome)
    }
  }

  override render() {
    const { isBroken, said = this.props.fallback } = this.state
    return isBroken ? said : this.props.children
  }
}

/** In place of a page that did not come; it comes by itself when the network is back. */
function PageFailure() {
  const isOnline = useIsOnline()
  useEffect(() => {
    addEventListener('online', reloadPage)
    return () => removeEventListener('online', reloadPage)
  }, [])
  return (
    <Screen isPlain>
      <div role="alert">
        <PageIntro title="页面没有打开">
          这一页暂时没有取到，请重新加载。您填写的内容会保留。
        </PageIntro>
      </div>
      <Button isBlock disabled={!isOnline} onClick={reloadPage}>
        {isOnline ? '重新加载' : '正在等待网络恢复'}
      </Button>
    </Screen>
  )
}
