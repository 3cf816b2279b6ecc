import {
  listMisses,
  type Miss,
  setMissAside,
} from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import { useState } from 'react'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import { useSubmit } from '../../client/use-submit.ts'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { EmptyState } from '../../kit/layout/EmptyState.tsx'
import { PageStack } from '../../kit/layout/PageStack.tsx'
import { Panel } from '../../kit/layout/Panel.tsx'
import { Toolbar } from '../../kit/layout/Toolbar.tsx'
import { type Column, Table } from '../../kit/lists/Table.tsx'
import { FailureNotice } from '../../shell/FailureNotice.tsx'
import { Loaded } from '../../shell/Loaded.tsx'
import { hrefOf } from '../../shell/location.ts'
import styles from './Faqs.module.css'

type Order = 'newest' | 'most-often'

/** What customers asked in vain: each becomes an answer, or is set aside. */
export function MissList() {
  const [sortedBy, setSortedBy] = useState<Order>('newest')
  const query = useDeskQuery(listMisses, { sortedBy }, { keeps: 'page' })
  const { submit, failed } = useSubmit(setMissAside)

  async function handleAside({ id, alike }: Miss) {
    const alikeIds = alike.map((each) => each.id)
    if ((await submit({ id, alikeIds })) !== undefined) await query.ask()
  }

  return (
    <PageStack>
      <Toolbar>
        <SelectField
          name="sortedBy"
          label="排序"
          choices={[
            { value: 'newest', label: '最近问的在前' },
            { value: 'most-often', label: '问得最多的在前' },
          ]}
          value={sortedBy}
          onChange={setSortedBy}
        />
      </Toolbar>
      <FailureNotice failed={failed} />
      <Loaded query={query}>
        {({ misses }) =>
          misses.length === 0 ? (
            <EmptyState title="没有待处理的问题">
              机器人答不上，或客户说没用的，会出现在这里。
            </EmptyState>
          ) : (
            <Panel isFlush>
              <Table
                label="没答好的问题"
                columns={columnsOf((miss) => void handleAside(miss))}
                rows={misses}
                keyOf={({ id }) => id}
              />
            </Panel>
          )
        }
      </Loaded>
    </PageStack>
  )
}

function columnsOf(onAside: (miss: Miss) => void): readonly Column<Miss>[] {
  return [
    {
      name: 'text',
      title: '客户原话',
      cell: ({ text, alike }) => (
        <>
          <bdi className={styles.said}>{text}</bdi>
          {alike.length > 0 && <OtherWords alike={alike} />}
        </>
      ),
    },
    {
      name: 'reason',
      title: '原因',
      isWhole: true,
      cell: ({ reason }) => (reason === 'unknown' ? '没找到回答' : '客户说没用'),
    },
    { name: 'times', title: '次数', isNumber: true, cell: ({ times }) => times },
    {
      name: 'lastAt',
      title: '最近一次',
      isWhole: true,
      cell: ({ lastAt }) => <span className="num">{lastAt}</span>,
    },
    {
      name: 'actions',
      title: '操作',
      isUntitled: true,
      isWhole: true,
      cell: (miss) => (
        <span className={styles.actions}>
          <ButtonLink
            isSmall
            href={hrefOf('/faq', { miss: miss.id })}
            aria-label={`写回答：${miss.text}`}
          >
            写回答
          </ButtonLink>
          <Button
            isSmall
            variant="text"
            aria-label={`不用处理：${miss.text}`}
            onClick={() => onAside(miss)}
          >
            不用处理
          </Button>
        </span>
      ),
    },
  ]
}

/** The same question as others put it. */
function OtherWords({ alike }: Pick<Miss, 'alike'>) {
  return (
    <details className={styles.alike}>
      <summary>还有 {alike.length} 种问法</summary>
      <ul>
        {alike.map(({ id, text }) => (
          <li key={id}>
            <bdi className={styles.said}>{text}</bdi>
          </li>
        ))}
      </ul>
    </details>
  )
}
