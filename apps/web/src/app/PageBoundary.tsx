import { Component, type ReactNode } from 'react'

interface PageBoundaryProps {
  readonly children: ReactNode
}

/** A page that did not come, or broke, leaves a way on instead of a blank screen. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly isBroken: boolean }> {
  constructor(props: PageBoundaryProps) {
    super(props)
    // A field of the class would bring helpers for old browsers along.
    this.state = { isBroken: false }
  }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <div className="boot">
        <div className="boot-body" role="alert">
          <p className="boot-lead">页面没有打开</p>
          <p className="boot-about">网络可能断开了，请重新加载。您填写的内容会保留。</p>
          <button type="button" className="boot-bar" onClick={() => location.reload()}>
            重新加载
          </button>
        </div>
      </div>
    )
  }
}
