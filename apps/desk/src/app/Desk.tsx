import { isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import type { Me } from '@ecenter/contract/staff/desk/account.ts'
import { Suspense, useEffect } from 'react'
import { watchAttendance } from '../client/attendance.ts'
import { ChatWatch } from '../customer-service/ChatWatch.tsx'
import { chatsPath } from '../customer-service/chat-paths.ts'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Frame } from '../shell/Frame.tsx'
import { usePlace } from '../shell/location.ts'
import { ForbiddenPage, UnknownPage } from '../shell/NotHerePages.tsx'
import { PageBoundary } from '../shell/PageBoundary.tsx'
import { FirstPasswords } from '../staff/FirstPasswords.tsx'
import { pageOf } from './pages.ts'
import { type RouteRow, routeRows } from './route-rows.ts'

/** The desk of one member of staff: the pages that their roles open. */
export function Desk({ me }: { readonly me: Me }) {
  const { path } = usePlace()
  useEffect(watchAttendance, [])
  const route = routeRows.find((row) => row.path === path)
  const items = routeRows.flatMap(({ path, title, access, nav }) =>
    nav !== undefined && isAllowed(access, me.roles) ? [{ path, title, ...nav }] : [],
  )
  return (
    <Frame {...{ me, items, path }} title={route?.title ?? '没有这个页面'} isFull={route?.isFull}>
      <PageBoundary key={path}>
        <Suspense fallback={<Skeleton />}>
          <RoutePage me={me} route={route} />
        </Suspense>
      </PageBoundary>
      {path !== chatsPath && isAllowed(['agent'], me.roles) && <ChatWatch />}
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
