import { TriangleAlert } from 'lucide'
import { Component, type ReactNode } from 'react'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'

/** A page that did not come, or broke, leaves a way on; the rest of the desk goes on. */
export class PageBoundary extends Component<
  { readonly children: ReactNode },
  { readonly isBroken: boolean }
> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? <BrokenPage /> : this.props.children
  }
}

function BrokenPage() {
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
        网络可能断开了，或者工作台刚刚更新。其他页面可以照常使用。
      </EmptyState>
    </div>
  )
}
