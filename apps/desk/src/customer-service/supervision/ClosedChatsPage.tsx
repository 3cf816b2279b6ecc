import {
  chatOutcome,
  chatOutcomeNames,
} from '@ecenter/contract/customer-service/desk/chat-labels.ts'
import { listClosedChats, type WrappedUp } from '@ecenter/contract/customer-service/desk/wrap-up.ts'
import { hasPermission } from '@ecenter/contract/desk/permissions.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import { Tags } from 'lucide'
import { useState } from 'react'
import { is } from 'valibot'
import { useDeskSession } from '../../client/desk-session.ts'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { choicesOf } from '../../kit/fields/choice.ts'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { EmptyState } from '../../kit/layout/EmptyState.tsx'
import { PageStack } from '../../kit/layout/PageStack.tsx'
import { Toolbar } from '../../kit/layout/Toolbar.tsx'
import { PagedPanel } from '../../kit/lists/PagedPanel.tsx'
import { Loaded } from '../../shell/Loaded.tsx'
import { goInstead, usePlace } from '../../shell/location.ts'
import { ChatLabelsDialog } from '../canned/ChatLabelsDialog.tsx'
import { choicesOfKind, useChatLabels } from '../canned/use-chat-labels.ts'
import { closedChatsPath } from '../chat-paths.ts'
import { ClosedChatTable } from './ClosedChatTable.tsx'

const all = { value: 'all', label: '全部' }

/** Conversations that are over: one's own, or for supervisors those of all. */
export function ClosedChatsPage() {
  const { filter, choose } = useClosedFilter()
  const query = useDeskQuery(listClosedChats, filter, { keeps: 'page' })
  const labels = useChatLabels()
  const maySupervise = useDeskSession(({ session }) =>
    hasPermission(session.me?.roles ?? [], 'supervise-chats'),
  )
  const [isKeeping, setIsKeeping] = useState(false)
  const chosen = (name: keyof ClosedFilter) => (value: string) =>
    choose({ [name]: value === 'all' || value === '' ? undefined : value })
  return (
    <PageStack>
      <Toolbar
        actions={
          maySupervise && (
            <Button icon={Tags} onClick={() => setIsKeeping(true)}>
              咨询原因和标签
            </Button>
          )
        }
      >
        <TextField
          type="date"
          label="结束日期从"
          name="from"
          value={filter.from ?? ''}
          onChange={chosen('from')}
        />
        <TextField
          type="date"
          label="到"
          name="to"
          min={filter.from}
          value={filter.to ?? ''}
          onChange={chosen('to')}
        />
        {maySupervise && (
          <SelectField
            label="客服"
            name="staffId"
            choices={[
              all,
              ...(query.value?.agents ?? []).map(({ staffId, name }) => ({
                value: staffId,
                label: name,
              })),
            ]}
            value={filter.staffId ?? 'all'}
            onChange={chosen('staffId')}
          />
        )}
        <SelectField
          label="咨询原因"
          name="causeId"
          choices={[all, ...choicesOfKind(labels, 'cause')]}
          value={filter.causeId ?? 'all'}
          onChange={chosen('causeId')}
        />
        <SelectField
          label="标签"
          name="tagId"
          choices={[all, ...choicesOfKind(labels, 'tag')]}
          value={filter.tagId ?? 'all'}
          onChange={chosen('tagId')}
        />
        <SelectField
          label="处理结果"
          name="outcome"
          choices={[all, { value: 'missing', label: '没写小结' }, ...choicesOf(chatOutcomeNames)]}
          value={filter.outcome ?? 'all'}
          onChange={chosen('outcome')}
        />
      </Toolbar>
      <Loaded query={query}>
        {({ chats, total }) => (
          <PagedPanel
            {...{ total, rowsPerPage }}
            page={filter.page}
            onPage={(page) => choose({ page })}
            empty={
              chats.length === 0 ? (
                <EmptyState title="没有符合的会话">换一个条件，或把日期放宽。</EmptyState>
              ) : undefined
            }
          >
            <ClosedChatTable chats={chats} />
          </PagedPanel>
        )}
      </Loaded>
      {isKeeping && <ChatLabelsDialog onClose={() => setIsKeeping(false)} />}
    </PageStack>
  )
}

interface ClosedFilter {
  readonly from: string | undefined
  readonly to: string | undefined
  readonly staffId: string | undefined
  readonly causeId: string | undefined
  readonly tagId: string | undefined
  readonly outcome: WrappedUp | undefined
  readonly page: number
}

/** It stands in the address, so that the way back from a conversation leads to the same list. */
function useClosedFilter() {
  const { from, to, staffId, causeId, tagId, outcome, page } = usePlace().parameters
  const isOutcome = is(chatOutcome, outcome) || outcome === 'missing'
  const filter: ClosedFilter = {
    ...{ from, to, staffId, causeId, tagId },
    outcome: isOutcome ? outcome : undefined,
    page: Math.max(1, Number.parseInt(page ?? '1', 10) || 1),
  }

  function choose(chosen: Partial<Record<keyof ClosedFilter, string | number | undefined>>) {
    const { page, ...next } = { ...filter, page: 1, ...chosen }
    const pageText = page === 1 ? undefined : String(page)
    goInstead(closedChatsPath, { ...(next as Record<string, string | undefined>), page: pageText })
  }

  return { filter, choose }
}
