import { Component, type ReactNode } from 'react'
import { reloadIfOutdated } from '../client/new-version.ts'
import { PageFailure } from './PageFailure.tsx'

interface PageBoundaryProps {
  /** While it is found out whether a newer version is there. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

interface PageBoundaryState {
  readonly step: 'whole' | 'looking for a newer version' | 'broken'
}

/** A page that did not come, or broke, leaves a way on instead of a blank screen. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  constructor(props: PageBoundaryProps) {
    super(props)
    // A field of the class would bring helpers for old browsers along.
    this.state = { step: 'whole' }
  }

  static getDerivedStateFromError(): PageBoundaryState {
    return { step: 'looking for a newer version' }
  }

  override componentDidCatch() {
    void reloadIfOutdated().then((isReloading) => {
      if (!isReloading) this.setState({ step: 'broken' })
    })
  }

  override render() {
    const { step } = this.state
    if (step === 'whole') return this.props.children
    return step === 'broken' ? <PageFailure /> : this.props.fallback
  }
}
