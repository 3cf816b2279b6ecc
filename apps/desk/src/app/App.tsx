import { isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import type { Me } from '@ecenter/contract/staff/desk/account.ts'
import { Activity, type ComponentType, lazy, Suspense, useEffect } from 'react'
import { SWRConfig } from 'swr'
import { isAttended, watchAttendance } from '../client/attendance.ts'
import { useDeskSession } from '../client/desk-session.ts'
import { keepDraftsStored } from '../client/kept-drafts.ts'
import { warnOfUnsent } from '../client/unsent.ts'
import { AvailabilityChoice } from '../customer-service/AvailabilityChoice.tsx'
import { ChatWatch } from '../customer-service/ChatWatch.tsx'
import { chatsPath } from '../customer-service/chat-paths.ts'
import { SearchKeys } from '../customers/SearchKeys.tsx'
import { Button } from '../kit/buttons/Button.tsx'
import { Callout } from '../kit/layout/Callout.tsx'
import { Skeleton } from '../kit/layout/Skeleton.tsx'
import { Toaster } from '../kit/overlays/Toaster.tsx'
import { Frame } from '../shell/frame/Frame.tsx'
import { loadNoticeSetting } from '../shell/frame/notice-setting.ts'
import { noteListPlace } from '../shell/list-places.ts'
import { usePlace } from '../shell/location.ts'
import { ForbiddenPage, UnknownPage } from '../shell/NotHerePages.tsx'
import { PageBoundary } from '../shell/PageBoundary.tsx'
import { homePath } from '../shell/shell-paths.ts'
import { askWhoIsHere } from '../shell/sign-in/ask-who-is-here.ts'
import { Gate } from '../shell/sign-in/Gate.tsx'
import { SignInPage } from '../shell/sign-in/SignInPage.tsx'
import { FirstPasswords } from '../staff/FirstPasswords.tsx'
import { DayWatch } from './day/DayWatch.ts'
import { routeRows } from './route-rows.ts'
import type { RouteRow } from './routes/route-row.ts'

/** The desk of one member of staff: the pages that their roles open. */
function Desk({ me }: { readonly me: Me }) {
  const place = usePlace()
  const { path } = place
  useEffect(() => {
    noteListPlace(place)
  }, [place])
  useEffect(watchAttendance, [])
  useEffect(keepDraftsStored, [])
  useEffect(warnOfUnsent, [])
  useEffect(() => {
    void loadNoticeSetting()
  }, [])
  const route = routeRows.find((row) => row.path === path)
  const items = routeRows.flatMap(({ path, title, access, nav }) =>
    nav !== undefined && isAllowed(access, me.roles) ? [{ path, title, ...nav }] : [],
  )
  const isAgent = isAllowed('answer-chats', me.roles)
  return (
    <Frame
      {...{ me, items, path }}
      title={route?.title ?? '没有这个页面'}
      isFull={route?.isFull}
      status={isAgent && <AvailabilityChoice />}
    >
      <PageBoundary key={path}>
        <Suspense fallback={<Skeleton />}>
          <RoutePage me={me} route={route} />
        </Suspense>
      </PageBoundary>
      {path !== homePath && <DayWatch />}
      {path !== chatsPath && isAgent && <ChatWatch />}
      {isAllowed('serve-customers', me.roles) && <SearchKeys />}
      <FirstPasswords />
    </Frame>
  )
}

interface RoutePageProps {
  readonly me: Me
  readonly route: RouteRow | undefined
}

function RoutePage({ me, route }: RoutePageProps) {
  if (route === undefined) return <UnknownPage />
  if (!isAllowed(route.access, me.roles)) return <ForbiddenPage />
  const Page = pageOf(route)
  return <Page />
}

const pages = new Map<string, ComponentType>()

/** The page of a route, loaded when it is first shown. */
function pageOf({ path, page }: RouteRow): ComponentType {
  const known = pages.get(path)
  if (known !== undefined) return known
  const loaded = lazy(async () => ({ default: await page() }))
  pages.set(path, loaded)
  return loaded
}

/** The sign-in page, or the desk of who is signed in; while one has to sign in again it waits unseen. */
export function App() {
  const session = useDeskSession((state) => state.session)
  const { step, me } = session
  useEffect(() => {
    void askWhoIsHere()
  }, [])
  return (
    <>
      {step === 'asking' && (
        <Gate title="正在打开">
          <Skeleton />
        </Gate>
      )}
      {step === 'unreachable' && <Unreachable />}
      {step === 'signed-out' && <SignInPage note={session.note} />}
      {me !== undefined && (
        // What was asked for lives as long as its asker is known, also while the desk waits unseen.
        <SWRConfig key={me.staffId} value={ownCache}>
          <Activity mode={step === 'signed-in' ? 'visible' : 'hidden'}>
            <Desk me={me} />
          </Activity>
        </SWRConfig>
      )}
      <Toaster />
    </>
  )
}

const ownCache = { provider: () => new Map(), isVisible: isAttended }

function Unreachable() {
  return (
    <Gate title="工作台没有打开">
      <Callout tone="warning" isAlert>
        连不上服务，请稍后重试。
      </Callout>
      <Button variant="primary" onClick={() => void askWhoIsHere()}>
        重试
      </Button>
    </Gate>
  )
}
