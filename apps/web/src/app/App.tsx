import { Activity, lazy, Suspense, useEffect, useLayoutEffect, useReducer } from 'react'
import { useFailureDialog } from '../client/failures/failure-dialog.ts'
import { useRenewal } from '../client/renewal/renewal.ts'
import { brand, hotlineUrl } from '../shell/brand.ts'
import { later } from '../shell/later.ts'
import { onNavigation, pathOf } from '../shell/location.ts'
import { useKeptPage } from '../shell/screen/kept-page.ts'
import { ScreenTitle } from '../shell/screen/screen-title.ts'
import { SiteScreens } from '../shell/site-screens.ts'
import { useBasicInfo } from '../state/basic-info.ts'
import { loadSealing } from '../state/keeping/sealed-storage.ts'
import { useSessionFlags } from '../state/session-flags.ts'
import { guarded } from './login-guard.ts'
import { loadNotices, PageBoundary } from './PageBoundary.tsx'
import { pageOf } from './pages.ts'
import type { RouteRow } from './route-rows.ts'
import { isScreen, routeOf } from './routes.ts'
import { firstScreens, nextScreens, type Screens } from './screens.ts'
import { useArrival } from './use-arrival.ts'

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

/** The screens as the visitor navigates; each begins at its top, or where it was left. */
function useScreens(): Screens {
  const [screens, navigate] = useReducer(nextScreens, location.hash, firstScreens)
  const { shown, kept, scrollY, isReturn } = screens

  useLayoutEffect(() => {
    // The browser would restore what a page of another height had.
    history.scrollRestoration = 'manual'
    return onNavigation((hash) => navigate({ hash, scrollY: window.scrollY }))
  }, [])

  useLayoutEffect(() => {
    if (scrollY !== undefined) scrollTo(0, scrollY)
    if (shown === kept) useKeptPage.setState({ isBackFromDetail: isReturn })
  }, [shown, kept, scrollY, isReturn])

  return screens
}

/** The skeleton of index.html once more, so that nothing moves between it and the page. */
function RouteSkeleton({ route }: { readonly route: RouteRow }) {
  const isLoading = useLoading()
  return (
    <div className="boot" aria-busy="true">
      <p className="boot-title">{route.title}</p>
      <div className="boot-body">
        <p className="boot-lead">{route.title}</p>
        <p className="boot-about">{route.description}</p>
        <p className="boot-note" role="status">
          {isLoading && '加载中'}
        </p>
        <div className="boot-bar" />
        <div className="boot-bar" />
        <div className="boot-bar" />
      </div>
    </div>
  )
}

/** Specification, section 9. */
const shownForMs = 1000

/** While the caller shows: whether the indicator of a page on its way is shown, for a second at most. */
function useLoading(): boolean {
  const { loading } = useSessionFlags()
  useLayoutEffect(() => {
    useSessionFlags.setState({ loading: true })
    const hide = () => useSessionFlags.setState({ loading: false })
    const timer = setTimeout(hide, shownForMs)
    return () => {
      clearTimeout(timer)
      hide()
    }
  }, [])
  return loading
}

const FailureDialog = lazy(async () => ({ default: (await loadNotices()).FailureDialog }))
const ProofRenewal = lazy(async () => ({ default: (await loadNotices()).ProofRenewal }))

/** A first visit has long been painted by then. */
const patienceMs = 5000

function ignore(): void {}

/** What any page may say over itself: that something failed, that a proof ends or has expired. */
function Messages() {
  const { told } = useFailureDialog()
  const { wanted } = useRenewal()
  const { allowGoHome } = useBasicInfo()

  useEffect(() => {
    const openedAt = pathOf(location.hash)
    // What tells of a lost network or a fault, and keeps what is typed without one, has to be there before.
    const timer = setTimeout(() => {
      loadNotices().then(({ watchForFaults }) => watchForFaults(), ignore)
      loadSealing().catch(ignore)
      void later(({ beginLater }) => beginLater(openedAt))
      if (navigator.serviceWorker?.controller) endUntoldReport().catch(ignore)
    }, patienceMs)
    return () => clearTimeout(timer)
  }, [])

  return (
    <PageBoundary fallback={null}>
      <Suspense>
        {told !== undefined && (
          <FailureDialog
            told={told}
            homeUrl={allowGoHome ? brand.homeUrl : undefined}
            hotlineUrl={hotlineUrl}
          />
        )}
        {wanted !== undefined && <ProofRenewal renewal={wanted} />}
      </Suspense>
    </PageBoundary>
  )
}

/** A tab that was closed at the first question of a report has left its service worker behind. */
async function endUntoldReport(): Promise<void> {
  const { letUntoldGo } = await import('../accident-reports/offline/keep-page.ts')
  await letUntoldGo()
}
