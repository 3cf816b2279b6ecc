import { lazy, Suspense } from 'react'
import { useFailureDialog } from '../client/failure-dialog.ts'
import { brand, hotlineUrl } from '../shell/brand.ts'
import { pathOf, useHash } from '../shell/location.ts'
import { ScreenTitle } from '../shell/screen-title.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { pageOf } from './pages.ts'
import { RouteSkeleton } from './RouteSkeleton.tsx'
import { routeOf } from './routes.ts'
import { useArrival } from './use-arrival.ts'

export function App() {
  const hash = useHash()
  const path = pathOf(hash)
  const route = routeOf(path)
  useArrival(route)
  const Page = pageOf(route)
  return (
    <ScreenTitle value={route.title}>
      <PageBoundary key={path}>
        <Suspense fallback={<RouteSkeleton route={route} />}>
          <Page key={hash} />
        </Suspense>
      </PageBoundary>
      <FailureMessage />
    </ScreenTitle>
  )
}

const FailureDialog = lazy(async () => ({
  default: (await import('../client/FailureDialog.tsx')).FailureDialog,
}))

function FailureMessage() {
  const { reaction } = useFailureDialog()
  if (reaction.kind === 'none') return null
  return (
    <Suspense>
      <FailureDialog reaction={reaction} homeUrl={brand.homeUrl} hotlineUrl={hotlineUrl} />
    </Suspense>
  )
}
