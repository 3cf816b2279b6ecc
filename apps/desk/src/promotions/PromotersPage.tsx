import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import {
  exportPromoters,
  listPromoters,
} from '@ecenter/contract/promotions/desk/promoters-at-desk.ts'
import { useState } from 'react'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { useSettled } from '../client/use-settled.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { Pager } from '../kit/Pager.tsx'
import { DownloadButton } from '../shell/DownloadButton.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { PromoterDialog } from './PromoterDialog.tsx'
import { PromoterFilter } from './PromoterFilter.tsx'
import { PromoterTable } from './PromoterTable.tsx'
import { everyone, questionOf } from './promoter-filter.ts'

/** Who applied to promote, the newest first; one is opened over the list. */
export function PromotersPage() {
  const [filter, setFilter] = useState(everyone)
  const [opened, setOpened] = useState<string>()
  const { page, ...settled } = useSettled(filter)
  const question = questionOf(settled)
  const query = useDeskQuery(listPromoters, { ...question, page }, { keeps: 'page' })
  return (
    <>
      <PromoterFilter
        filter={filter}
        onChange={(changes) => setFilter({ ...filter, page: 1, ...changes })}
        actions={
          <DownloadButton call={exportPromoters} request={question} fileName="推广申请.csv">
            导出表格
          </DownloadButton>
        }
      />
      <Loaded query={query} lines={8}>
        {({ promoters, total }) => (
          <>
            <PromoterTable
              {...{ promoters, total }}
              onOpen={setOpened}
              empty={
                <EmptyState title="没有找到相符的申请">
                  员工申请推广链接后会显示在这里。可以换个条件再查。
                </EmptyState>
              }
            />
            <Pager
              page={page}
              pages={Math.ceil(total / rowsPerPage)}
              onPage={(next) => setFilter({ ...filter, page: next })}
            />
          </>
        )}
      </Loaded>
      {opened !== undefined && (
        <PromoterDialog promoterCode={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}
