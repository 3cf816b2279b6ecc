import { listDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import type { DayKind } from '@ecenter/contract/day/desk/day-row.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import { useState } from 'react'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import { Tabs } from '../../kit/layout/Tabs.tsx'
import { PagedPanel } from '../../kit/lists/PagedPanel.tsx'
import { EmptyOfBranch } from '../../shell/EmptyOfBranch.tsx'
import { Loaded } from '../../shell/Loaded.tsx'
import { DayList } from './DayList.tsx'
import { useDayStream } from './DayWatch.ts'
import { type ChosenKind, tabsOf } from './day-tabs.ts'
import styles from './MyDay.module.css'
import { useServiceNow } from './use-service-now.ts'

/** Everything with a deadline that one may handle, in one order. */
export function MyDay({ kinds }: { readonly kinds: readonly DayKind[] }) {
  const [kind, setKind] = useState<ChosenKind>('all')
  const [page, setPage] = useState(1)
  const asked = { page, ...(kind !== 'all' && { kind }) }
  const query = useDeskQuery(listDay, asked, { keeps: 'all' })
  const rows = query.value?.rows ?? []
  const now = useServiceNow(query.value?.counts.at)
  useDayStream(kinds, () => void query.ask())

  function choose(wanted: ChosenKind) {
    setKind(wanted)
    setPage(1)
  }

  return (
    <Loaded query={query} lines={8}>
      {({ total, counts, soonMinutes }) => (
        <Tabs label="要办的事" chosen={kind} onChoose={choose} tabs={tabsOf(counts, kind)}>
          <PagedPanel
            {...{ total, page, rowsPerPage }}
            onPage={setPage}
            empty={
              rows.length === 0 ? (
                <EmptyOfBranch title="没有要办的事">
                  到期的事会出现在这里，先到期的排在前面。
                </EmptyOfBranch>
              ) : undefined
            }
          >
            <DayList rows={rows} clock={{ now, soonMinutes }} />
          </PagedPanel>
          <p className={styles.keys}>超时从到点起一直累计，转给别人也不清零。</p>
        </Tabs>
      )}
    </Loaded>
  )
}
