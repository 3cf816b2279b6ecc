import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import {
  exportStaffLooks,
  type LookRow,
  listStaffLooks,
  lookKindNames,
} from '@ecenter/contract/looks/desk/looks-at-desk.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { useState } from 'react'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { Callout } from '../kit/layout/Callout.tsx'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { PagedPanel } from '../kit/lists/PagedPanel.tsx'
import { type Column, Table } from '../kit/lists/Table.tsx'
import { DownloadButton } from '../shell/DownloadButton.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { go, usePlace } from '../shell/location.ts'
import { looksPath } from '../shell/shell-paths.ts'
import { LookFilter } from './LookFilter.tsx'
import { type Filter, questionOf } from './look-filter.ts'

interface LookListProps {
  readonly filter: Filter
  readonly onChange: (changes: Partial<Filter>) => void
}

/** Looks of the staff, the latest first; of one customer where the address names one. */
export function LookList({ filter, onChange }: LookListProps) {
  const { customer, look } = usePlace().parameters
  const isOfOne = customer !== undefined || look !== undefined
  const [page, setPage] = useState(1)
  const question = questionOf(filter, { customerId: customer, ofLook: look })
  const query = useDeskQuery(listStaffLooks, question && { ...question, page }, { keeps: 'page' })

  function handleChange(changes: Partial<Filter>) {
    setPage(1)
    onChange(changes)
  }

  function handleLook(lookId: string | undefined) {
    setPage(1)
    go(looksPath, { look: lookId })
  }

  return (
    <PageStack>
      <LookFilter
        filter={filter}
        onChange={handleChange}
        staff={query.value?.staff ?? []}
        actions={
          question && (
            <DownloadButton call={exportStaffLooks} request={question} fileName="查看留痕.csv">
              导出表格
            </DownloadButton>
          )
        }
      />
      {isOfOne && (
        <Callout
          tone="info"
          actions={
            <Button isSmall onClick={() => handleLook(undefined)}>
              看全部客户
            </Button>
          }
        >
          只看一位客户{query.value?.maskedName && ` ${query.value.maskedName}`}
          。客户能看到您核查过。
        </Callout>
      )}
      {question === undefined ? (
        <EmptyState title="请先选好日期">上面的日期改好后，记录会显示在这里。</EmptyState>
      ) : (
        <Loaded query={query} lines={8}>
          {({ looks, total }) => (
            <PagedPanel
              {...{ total, rowsPerPage, page }}
              onPage={setPage}
              empty={
                looks.length === 0 ? (
                  <EmptyState title="这段时间没有查看">换一段时间，或换个条件再查。</EmptyState>
                ) : undefined
              }
            >
              <Table
                label="谁看了谁"
                columns={columnsOf(handleLook)}
                rows={looks}
                keyOf={({ lookId }) => lookId}
              />
            </PagedPanel>
          )}
        </Loaded>
      )}
    </PageStack>
  )
}

function columnsOf(onLook: (lookId: string) => void): Column<LookRow>[] {
  return [
    {
      name: 'at',
      title: '时间',
      isWhole: true,
      cell: ({ at }) => <span className="num">{at}</span>,
    },
    { name: 'staff', title: '谁', isWhole: true, cell: ({ staffName }) => staffName },
    {
      name: 'customer',
      title: '客户',
      isWhole: true,
      cell: ({ lookId, maskedName }) =>
        maskedName === undefined ? (
          '—'
        ) : (
          <Button
            data-row
            isSmall
            variant="text"
            aria-label={`只看 ${maskedName}`}
            onClick={() => onLook(lookId)}
          >
            {maskedName}
          </Button>
        ),
    },
    { name: 'kind', title: '种类', isWhole: true, cell: ({ kind }) => lookKindNames[kind] },
    {
      name: 'what',
      title: '看了什么',
      cell: ({ kind, what }) => (kind === 'reveal' ? <b>{what}</b> : what),
    },
    { name: 'reason', title: '原因', cell: ({ reason = '没有填' }) => reason },
    {
      name: 'result',
      title: '结果',
      cell: ({ isInVain }) => (isInVain ? <Badge tone="warning">没有结果</Badge> : '—'),
    },
  ]
}
