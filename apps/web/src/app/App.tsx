import { Activity, Suspense } from 'react'
import { pathOf } from '../shell/location.ts'
import { ScreenTitle } from '../shell/screen-title.ts'
import { SiteScreens } from '../shell/site-screens.ts'
import { useSessionFlags } from '../state/session-flags.ts'
import { guarded } from './login-guard.ts'
import { Messages } from './Messages.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { pageOf } from './pages.ts'
import { RouteSkeleton } from './RouteSkeleton.tsx'
import type { RouteRow } from './route-rows.ts'
import { isScreen, routeOf } from './routes.ts'
import { useArrival } from './use-arrival.ts'
import { useScreens } from './use-screens.ts'

export function App() {
  const { shown, kept = shown } = useScreens()
  const loginStatus = useSessionFlags((flags) => flags.loginStatus)
  const routeAt = (hash: string) => guarded(routeOf(pathOf(hash)), loginStatus, routeOf('/home'))
  useArrival(shown, routeAt(shown.hash))
  const screens = kept === shown ? [shown] : [kept, shown]
  return (
    <SiteScreens value={isScreen}>
      {screens.map((screen) => (
        <Activity key={screen.id} mode={screen === shown ? 'visible' : 'hidden'}>
          <RoutePage route={routeAt(screen.hash)} />
        </Activity>
      ))}
      <Messages />
    </SiteScreens>
  )
}

function RoutePage({ route }: { readonly route: RouteRow }) {
  const Page = pageOf(route)
  const skeleton = <RouteSkeleton route={route} />
  return (
    <ScreenTitle value={route.title}>
      <PageBoundary fallback={skeleton}>
        <Suspense fallback={skeleton}>
          <Page />
        </Suspense>
      </PageBoundary>
    </ScreenTitle>
  )
}
