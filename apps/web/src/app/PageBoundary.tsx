import { isLoadFailure } from '@ecenter/contract/outcome/load-failure.ts'
import { Component } from 'react'
import { reloadIfOutdated } from '../client/new-version.ts'
import { PageFailure } from './PageFailure.tsx'
import type { PageBoundaryProps, PageBoundaryState } from './page-boundary-types.ts'

/** Few visits need it, and a network may be lost by then, so it is fetched beside a first visit. */
export const loadNotices = () => import('./notices.ts')

/**
 * A page that did not come, or broke, leaves a way on instead of a blank screen. Only of a file that
 * did not come the network is to blame; anything else is our fault, is called so, and is reported.
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
