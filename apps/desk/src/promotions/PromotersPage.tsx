import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import {
  type DeskPromoter,
  exportPromoters,
  listPromoters,
  readPromoter,
} from '@ecenter/contract/promotions/desk/promoters-at-desk.ts'
import { productNames } from '@ecenter/contract/promotions/promoted-product.ts'
import { useState } from 'react'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { useSettled } from '../client/use-settled.ts'
import { CopyText } from '../kit/buttons/CopyText.tsx'
import { CustomerWords } from '../kit/layout/CustomerWords.tsx'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { Facts } from '../kit/layout/Facts.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { Pager } from '../kit/lists/Pager.tsx'
import { Dialog } from '../kit/overlays/Dialog.tsx'
import { DownloadButton } from '../shell/DownloadButton.tsx'
import { Loaded } from '../shell/Loaded.tsx'
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

interface PromoterDialogProps {
  readonly promoterCode: string
  readonly onClose: () => void
}

/** One application whole; that it was opened is noted. */
function PromoterDialog({ promoterCode, onClose }: PromoterDialogProps) {
  const query = useDeskQuery(readPromoter, { promoterCode })
  return (
    <Dialog title="推广申请" onClose={onClose} isWide>
      <Loaded query={query}>
        {(promoter) => (
          <PageStack>
            <Facts facts={factsOf(promoter)} />
            <CopyText label="推广链接" text={promoter.carLink} />
          </PageStack>
        )}
      </Loaded>
    </Dialog>
  )
}

function factsOf(promoter: DeskPromoter) {
  const { groupuserCode, projectCode } = promoter
  return [
    { name: '推广人', value: promoter.name },
    { name: '工号', value: <span className="num">{promoter.employeeNo}</span> },
    {
      name: '手机号（推广人 ID）',
      value: (
        <a className="num" href={`tel:${promoter.phoneNumber}`}>
          {promoter.phoneNumber}
        </a>
      ),
    },
    { name: '产品', value: productNames[promoter.product] },
    { name: '机构', value: promoter.comName },
    { name: '地区', value: promoter.areaName },
    { name: '代理人工号', value: typed(groupuserCode) },
    { name: '项目代码', value: typed(projectCode) },
    { name: '申请时间', value: <span className="num">{promoter.appliedAt}</span> },
  ]
}

function typed(words: string | undefined) {
  return words === undefined ? '没有填' : <CustomerWords>{words}</CustomerWords>
}
