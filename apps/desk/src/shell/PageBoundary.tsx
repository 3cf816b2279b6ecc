import { isLoadFailure } from '@ecenter/client/load-failure.ts'
import { TriangleAlert } from 'lucide'
import { Component, type ReactNode } from 'react'
import { Button } from '../kit/buttons/Button.tsx'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { reportFault } from './report-fault.ts'

type Broken = 'whole' | 'not come' | 'own fault'

interface PageBoundaryProps {
  /** Around the whole desk, which begins anew once: a page may have broken only as it was left. */
  readonly isOfDesk?: boolean
  readonly children: ReactNode
}

/** A page that did not come, or broke, leaves a way on; the rest of the desk goes on. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly broken: Broken }> {
  override state: { readonly broken: Broken } = { broken: 'whole' }
  private hasBegunAnew = false

  static getDerivedStateFromError(error: unknown) {
    return { broken: isLoadFailure(error) ? 'not come' : 'own fault' }
  }

  override componentDidCatch(error: unknown) {
    if (isLoadFailure(error)) return
    reportFault(error)
    if (!this.props.isOfDesk || this.hasBegunAnew) return
    this.hasBegunAnew = true
    this.setState({ broken: 'whole' })
  }

  override render() {
    switch (this.state.broken) {
      case 'whole':
        return this.props.children
      case 'not come':
        return <NotCome />
      case 'own fault':
        return <OwnFault onRetry={() => this.setState({ broken: 'whole' })} />
    }
  }
}

function NotCome() {
  return (
    <div role="alert">
      <EmptyState
        icon={TriangleAlert}
        title="这个页面没有打开"
        actions={
          <Button variant="primary" onClick={() => location.reload()}>
            重新加载
          </Button>
        }
      >
        这一页暂时没有取到，可能是工作台刚刚更新。其他页面可以照常使用。
      </EmptyState>
    </div>
  )
}

/** Drafts are in memory alone, so the first way on is one that keeps them. */
function OwnFault({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        icon={TriangleAlert}
        title="这个页面出错了"
        actions={
          <>
            <Button variant="primary" onClick={onRetry}>
              再试一次
            </Button>
            <Button onClick={() => location.reload()}>重新加载</Button>
          </>
        }
      >
        是程序出了问题，不是您的网络或操作。草稿还在，重新加载才会清除；其他页面可以照常使用。
      </EmptyState>
    </div>
  )
}
