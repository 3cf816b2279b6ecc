import { useState } from 'react'
import { minuteField } from '../kit/fields/minute-field.ts'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { Tabs } from '../kit/layout/Tabs.tsx'
import { go, usePlace } from '../shell/location.ts'
import { looksPath } from '../shell/shell-paths.ts'
import { LookList } from './LookList.tsx'
import { type Filter, firstFilter } from './look-filter.ts'
import { UnusualLooks } from './UnusualLooks.tsx'

const tabs = [
  { name: 'all', title: '谁看了谁' },
  { name: 'unusual', title: '异常' },
] as const

/** What staff saw of customers, and why; and what of it is worth a question. */
export function LooksPage() {
  const today = minuteField(new Date()).slice(0, 10)
  const { parameters } = usePlace()
  const [tab, setTab] = useState<(typeof tabs)[number]['name']>(
    parameters.unusual === undefined ? 'all' : 'unusual',
  )
  const [filter, setFilter] = useState<Filter>(() => firstFilter(today, parameters))
  const change = (changes: Partial<Filter>) => setFilter({ ...filter, ...changes })
  return (
    <PageStack>
      <p>只增不改：记录一直保存，原因保存 5 年。您看这一页也会记下。</p>
      <Tabs label="查看留痕" tabs={tabs} chosen={tab} onChoose={setTab}>
        {tab === 'all' ? (
          <LookList filter={filter} onChange={change} />
        ) : (
          <UnusualLooks
            filter={filter}
            onChange={change}
            onStaff={({ staffId, day }) => {
              setFilter({ from: day, to: day, staffId, kind: '' })
              setTab('all')
              // Of all customers: the address may name the one whose looks were read before.
              go(looksPath)
            }}
          />
        )}
      </Tabs>
    </PageStack>
  )
}
