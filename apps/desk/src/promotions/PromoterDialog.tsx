import {
  type DeskPromoter,
  readPromoter,
} from '@ecenter/contract/promotions/desk/promoters-at-desk.ts'
import { productNames } from '@ecenter/contract/promotions/promoted-product.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { CopyText } from '../kit/CopyText.tsx'
import { CustomerWords } from '../kit/CustomerWords.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { Facts } from '../kit/Facts.tsx'
import { PageStack } from '../kit/PageStack.tsx'
import { Loaded } from '../shell/Loaded.tsx'

interface PromoterDialogProps {
  readonly promoterCode: string
  readonly onClose: () => void
}

/** One application whole; that it was opened is noted. */
export function PromoterDialog({ promoterCode, onClose }: PromoterDialogProps) {
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
