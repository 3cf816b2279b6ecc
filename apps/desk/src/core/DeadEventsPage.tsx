import {
  type DeskDeadEvent,
  listDeadEvents,
} from '@ecenter/contract/core/desk/core-events-at-desk.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import { useState } from 'react'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { Callout } from '../kit/layout/Callout.tsx'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { PagedPanel } from '../kit/lists/PagedPanel.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { RetryEventDialog } from '../shell/RetryEventDialog.tsx'
import { DeadEventTable } from './DeadEventTable.tsx'

/** What the insurer's core would not take for three days; each is tried again once its cause is gone. */
export function DeadEventsPage() {
  const [page, setPage] = useState(1)
  const query = useDeskQuery(listDeadEvents, { page }, { everyMs: 15_000, keeps: 'page' })
  const [asked, setAsked] = useState<DeskDeadEvent>()
  return (
    <PageStack>
      <Loaded query={query} lines={8}>
        {({ events, total, waiting }) => (
          <PageStack>
            <Callout tone={total > 0 ? 'warning' : 'info'}>
              {total > 0
                ? `有 ${total} 条消息连续 3 天没有送到核心系统，同一业务后面的消息在等它。请先联系核心系统排除原因，再重新发送。`
                : `没有送不到的消息。还有 ${waiting} 条等核心系统接收。`}
            </Callout>
            <PagedPanel
              {...{ total, rowsPerPage, page }}
              canOpen={false}
              onPage={setPage}
              empty={
                events.length === 0 ? (
                  <EmptyState title="没有送不到的消息">
                    连续 3 天没有送到核心系统的消息，会出现在这里。
                  </EmptyState>
                ) : undefined
              }
            >
              <DeadEventTable events={events} onRetry={setAsked} />
            </PagedPanel>
          </PageStack>
        )}
      </Loaded>
      {asked !== undefined && (
        <RetryEventDialog event={asked} reread={query.ask} onClose={() => setAsked(undefined)} />
      )}
    </PageStack>
  )
}
