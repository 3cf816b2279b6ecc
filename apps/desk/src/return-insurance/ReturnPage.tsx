import {
  type DeskReturnClaim,
  readReturnClaim,
} from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { Callout } from '../kit/layout/Callout.tsx'
import { CustomerWords } from '../kit/layout/CustomerWords.tsx'
import { Facts } from '../kit/layout/Facts.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { DetailPage } from '../shell/DetailPage.tsx'
import { hrefOf, usePlace } from '../shell/location.ts'
import { claimsPath } from '../shell/shell-paths.ts'
import { ReturnDecision } from './ReturnDecision.tsx'
import { returnsPath } from './return-paths.ts'
import type { ReturnProps } from './return-props.ts'
import { statuses } from './return-words.ts'

/** One return. It is asked anew after each decision and when the window is looked at again. */
export function ReturnPage() {
  const { id } = usePlace().parameters
  const query = useDeskQuery(readReturnClaim, id === undefined ? undefined : { claimId: id })
  return (
    <DetailPage
      {...{ id, query }}
      kind="return"
      listPath={returnsPath}
      withoutId="请从列表里打开一笔"
    >
      {(claim) => <ReturnView key={claim.claimId} claim={claim} onChanged={query.ask} />}
    </DetailPage>
  )
}

/** The order and the parcel to be compared with what the shop says, and the decision. */
function ReturnView({ claim, onChanged }: ReturnProps) {
  const { tone, word } = statuses[claim.status]
  return (
    <PageStack>
      <Panel title={`报案号 ${claim.registNo}`} actions={<Badge tone={tone}>{word}</Badge>}>
        <PageStack>
          <Facts facts={claimFacts(claim)} />
          {claim.isOverdue && (
            <Callout tone="danger">{`应在 ${claim.answerBy} 前答复，已超期。`}</Callout>
          )}
        </PageStack>
      </Panel>
      <Panel title="订单和快递">
        <Facts facts={parcelFacts(claim)} />
      </Panel>
      <Panel title="审核">
        <ReturnDecision {...{ claim, onChanged }} />
        {claim.status !== 'open' && <Decided claim={claim} />}
      </Panel>
    </PageStack>
  )
}

function Decided({ claim }: { readonly claim: DeskReturnClaim }) {
  const { claimId, refusalReason, status } = claim
  return (
    <PageStack>
      {refusalReason !== undefined && <CustomerWords>{refusalReason}</CustomerWords>}
      <p>
        {status === 'accepted' ? '已同意赔付，付款后' : '要改变决定，'}请到
        <a href={hrefOf(claimsPath, { id: claimId })}>理赔进度</a>
        补记“{status === 'accepted' ? '赔款已支付' : '重新受理'}”。
      </p>
    </PageStack>
  )
}

function claimFacts(claim: DeskReturnClaim) {
  return [
    { name: '险种', value: claim.productName },
    { name: '被保险人', value: claim.maskedInsuredName },
    { name: '申请人手机', value: <span className="num">{claim.maskedPhone}</span> },
    { name: '申请时间', value: <span className="num">{claim.claimedAt}</span> },
    { name: '答复期限', value: <span className="num">{claim.answerBy}</span> },
    {
      name: '最多赔付',
      value: <span className="num">{(claim.sumInsured / 100).toFixed(2)} 元</span>,
    },
    {
      name: '保障期',
      value: (
        <span className="num">
          {claim.startsOn} 至 {claim.endsOn}
        </span>
      ),
    },
  ]
}

function parcelFacts(claim: DeskReturnClaim) {
  return [
    { name: '购物平台', value: claim.marketplace },
    { name: '店铺', value: claim.shop },
    { name: '商品', value: claim.goods },
    { name: '订单号', value: <span className="num">{claim.orderNo}</span> },
    { name: '快递公司', value: claim.courier },
    { name: '快递单号', value: <span className="num">{claim.courierNo}</span> },
  ]
}
