import { lazy, Suspense } from 'react'
import { useFailureDialog } from '../client/failure-dialog.ts'
import { Toaster } from '../kit/Toaster.tsx'
import { brand, hotlineUrl } from '../shell/brand.ts'
import { pathOf, useHash } from '../shell/location.ts'
import { RouteSkeleton } from '../shell/RouteSkeleton.tsx'
import { ScreenTitle } from '../shell/screen-title.ts'
import { pageOf } from './pages.ts'
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
      <Suspense key={path} fallback={<RouteSkeleton title={route.title} />}>
        <Page key={hash} />
      </Suspense>
      <FailureMessage />
      <Toaster />
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
