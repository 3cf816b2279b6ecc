import type { OrderDetail } from '@ecenter/contract/orders/order.ts'
import { isCarKind, type PolicySummary } from '@ecenter/contract/policies/policy-summary.ts'
import { CircleCheck, FileText, Hourglass, ReceiptText, ShieldCheck, Truck } from 'lucide'
import { useEffect, useState } from 'react'
import { Button } from '../../kit/buttons/Button.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { ResultState } from '../../kit/layout/ResultState.tsx'
import { NavRow } from '../../kit/lists/NavRow.tsx'
import { yuan } from '../../kit/words/money.ts'
import { forbidBack } from '../../shell/back-guard.ts'
import { pageParameter } from '../../shell/location.ts'
import { Screen } from '../../shell/screen/Screen.tsx'
import { deliveryHref, detailHref } from '../order-pages.ts'
import { usePolling } from './use-polling.ts'

interface PaidResultProps {
  readonly order: OrderDetail
  /** Rejects when nobody could tell. */
  readonly refresh: () => Promise<void>
}

/**
 * It is paid: what was bought, its documents, and where the paper is; or that the insurer still issues
 * them, until they are there. No way leads back to a cashier.
 */
export function PaidResult({ order, refresh }: PaidResultProps) {
  const { handle, advice, payInfo, paidAt, policies, hasDelivery } = order
  const isIssued = policies.length > 0
  const [isFromCashier] = useState(() => pageParameter('paid') !== undefined)
  useEffect(() => {
    if (isFromCashier) forbidBack()
  }, [isFromCashier])
  return (
    <Screen title="支付结果" hasWayBack={!isFromCashier}>
      <ResultState
        tone={isIssued ? 'success' : 'waiting'}
        icon={isIssued ? CircleCheck : Hourglass}
        title={isIssued ? '支付成功' : '已支付，出单中'}
      >
        已付 <b className="num">{yuan(payInfo.sumPremium)}</b> 元
        {paidAt !== undefined && (
          <>
            <br />
            <span className="num">{paidAt}</span>
          </>
        )}
      </ResultState>
      {advice !== undefined && <NoticeBar>{advice}</NoticeBar>}
      {!isIssued && <AwaitedPolicies refresh={refresh} />}
      {policies.map((policy) => (
        <PolicyCard key={policy.handle} policy={policy} />
      ))}
      <Card isNavList label={isIssued ? '发票和配送' : '订单'}>
        {isIssued && (
          <NavRow href={invoiceHref(order)} data-click="e-invoice" icon={ReceiptText}>
            电子发票
          </NavRow>
        )}
        {hasDelivery && (
          <NavRow href={deliveryHref(handle)} data-click="policy delivery" icon={Truck}>
            纸质保单配送
          </NavRow>
        )}
        <NavRow href={detailHref(handle)} icon={FileText}>
          订单详情
        </NavRow>
      </Card>
    </Screen>
  )
}

/** Asks by itself; once that has taken long it says so, and asks when the customer wishes. */
function AwaitedPolicies({ refresh }: Pick<PaidResultProps, 'refresh'>) {
  const { isOver, restart } = usePolling(refresh)
  const [isAsking, setIsAsking] = useState(false)
  const [said, setSaid] = useState('')
  if (!isOver && said === '') return null

  async function handleAsk() {
    setIsAsking(true)
    restart()
    setSaid(await refresh().then(notIssued, outOfReach))
    setIsAsking(false)
  }

  return (
    <>
      <p role="status">{said || '等得比较久了。您不用守在这里，稍后回来再看也可以。'}</p>
      <Button variant="secondary" isBlock isBusy={isAsking} onClick={handleAsk}>
        查一下出单了没有
      </Button>
    </>
  )
}

const notIssued = () => '刚刚查过，还没有出单。出来后，这里会自动显示。'
const outOfReach = () => '刚才没有查到，请稍后再试。'

function PolicyCard({ policy }: { readonly policy: PolicySummary }) {
  const { handle, kind, productName, maskedPolicyNo, startDate, startTime, endDate } = policy
  const page = isCarKind(kind) ? '/policy-carDetail' : '/policy-detail'
  const named = `handle=${handle}&kind=${kind}`
  return (
    <Card
      isNavList
      title={productName}
      sub={
        <>
          <span className="num">{maskedPolicyNo}</span>
          <br />
          保障期{' '}
          <span className="num">
            {startDate} {startTime}
          </span>{' '}
          至 <span className="num">{endDate}</span>
        </>
      }
    >
      <NavRow href={`#${page}?${named}`} icon={ShieldCheck}>
        查看保单
      </NavRow>
      <NavRow href={`#/pdf?${named}`} icon={FileText}>
        电子保单
      </NavRow>
    </Card>
  )
}

function invoiceHref({ handle, payInfo }: OrderDetail): string {
  const path = payInfo.systemType === 'car' ? '/invoice-queryResult' : '/invoice-queryWealth'
  return `#${path}?order=${handle}`
}
