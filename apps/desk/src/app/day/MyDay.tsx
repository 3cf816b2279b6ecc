import { type DayKind, listDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import { useEffect, useRef, useState } from 'react'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import { Tabs } from '../../kit/layout/Tabs.tsx'
import { PagedPanel } from '../../kit/lists/PagedPanel.tsx'
import { EmptyOfBranch } from '../../shell/EmptyOfBranch.tsx'
import { Loaded } from '../../shell/Loaded.tsx'
import { DayList } from './DayList.tsx'
import { useDayStream } from './DayWatch.ts'
import { dayKinds } from './day-kinds.ts'
import styles from './MyDay.module.css'

/** Everything with a deadline that one may handle, in one order. */
export function MyDay({ kinds }: { readonly kinds: readonly DayKind[] }) {
  const [kind, setKind] = useState<DayKind | 'all'>('all')
  const [page, setPage] = useState(1)
  const asked = { page, ...(kind !== 'all' && { kind }) }
  const query = useDeskQuery(listDay, asked, { keeps: 'all' })
  const rows = query.value?.rows ?? []
  const now = useServiceNow(query.value?.counts.at)
  useDayStream(kinds, () => void query.ask())

  function choose(wanted: DayKind | 'all') {
    setKind(wanted)
    setPage(1)
  }

  return (
    <Loaded query={query} lines={8}>
      {({ total, counts }) => (
        <Tabs
          label="要办的事"
          chosen={kind}
          onChoose={choose}
          tabs={[
            { name: 'all', title: '全部', count: sumOf(counts.kinds) },
            ...counts.kinds
              .filter((each) => each.total > 0 || each.kind === kind)
              .map((each) => ({
                name: each.kind,
                title: dayKinds[each.kind].name,
                count: each.total,
              })),
          ]}
        >
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
            <DayList {...{ rows, now }} />
          </PagedPanel>
          <p className={styles.keys}>超时从到点起一直累计，转给别人也不清零。</p>
        </Tabs>
      )}
    </Loaded>
  )
}

function sumOf(kinds: readonly { readonly total: number }[]): number {
  return kinds.reduce((sum, { total }) => sum + total, 0)
}

const tickMs = 15_000

/** The time as the service has it, which goes on while the page shows: a computer's own clock may be wrong. */
function useServiceNow(at: string | undefined): number {
  const heard = useRef({ at: 0, here: 0 })
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (at === undefined) return
    heard.current = { at: Date.parse(at), here: Date.now() }
    const tick = () => setNow(heard.current.at + Date.now() - heard.current.here)
    tick()
    const timer = setInterval(tick, tickMs)
    return () => clearInterval(timer)
  }, [at])
  return now
}
