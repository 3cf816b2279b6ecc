import type { InvoiceList, InvoiceSummary } from '@ecenter/contract/invoices/invoice.ts'
import { queryInvoiceByPolicyNo } from '@ecenter/contract/invoices/invoice-calls.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { Download, Mail, ReceiptText } from 'lucide'
import { type ReactNode, useState } from 'react'
import { useCall } from '../../client/use-call.ts'
import { ActionBar } from '../../kit/buttons/ActionBar.tsx'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { Fold } from '../../kit/layout/Fold.tsx'
import { PageFoot } from '../../kit/layout/PageFoot.tsx'
import { ResultState } from '../../kit/layout/ResultState.tsx'
import { Loading } from '../../kit/progress/Loading.tsx'
import { SkeletonCards } from '../../kit/progress/Skeleton.tsx'
import { yuan } from '../../kit/words/money.ts'
import { brand, hotlineUrl } from '../../shell/brand.ts'
import { Screen } from '../../shell/screen/Screen.tsx'
import { LookupFailed } from '../../verification/LookupFailed.tsx'
import { type HandedOut, type InvoiceSheet, saveSheetOf } from '../saving/invoice-sheet.ts'
import { SavingSheets } from '../saving/SavingSheets.tsx'
import { InvoiceCard } from './InvoiceCard.tsx'
import styles from './InvoicesHead.module.css'
import { type OrderedInvoices, orderedInvoices } from './invoice-order.ts'
import type { InvoiceQuestion } from './invoice-question.ts'

interface FoundInvoicesProps {
  /** Undefined until what the customer typed has been unsealed. */
  readonly question: InvoiceQuestion | undefined
  readonly queryHref: string
  /** Where the document of an invoice is shown, by its handle. */
  readonly documentHref: (handle: string) => string
}

/** The answer of a form: the invoices, that there are none, or that nobody could look. */
export function FoundInvoices({ question, queryHref, documentHref }: FoundInvoicesProps) {
  const { call, request } = question ?? { call: queryInvoiceByPolicyNo, request: undefined }
  const { value, failed, isLoading, ask } = useCall(call, request)
  if (value !== undefined && value.invoiceInfoList.length > 0) {
    return <InvoicesView found={value} {...{ queryHref, documentHref }} />
  }
  if (value !== undefined) {
    return (
      <Screen>
        <NoInvoices queryHref={queryHref} />
      </Screen>
    )
  }
  return (
    <Screen>
      {failed === undefined || isLoading ? (
        <>
          <Loading />
          <SkeletonCards lines={5} />
        </>
      ) : (
        <LookupFailed {...{ failed, queryHref }} onRetry={ask} outage="暂时查不了发票" />
      )}
    </Screen>
  )
}

const reasons = {
  title: '可能的原因',
  items: [
    '刚刚付款，发票还没有申请，请过一天再查。',
    '承保时领取的是纸质发票，这里查不到。',
    '团体或单位投保的，发票开在另一份保单上。',
  ],
}

/** The policy is known; it has no electronic invoice. */
function NoInvoices({ queryHref }: { readonly queryHref: string }) {
  return (
    <ResultState
      tone="empty"
      icon={ReceiptText}
      title="没有电子发票"
      actions={
        <>
          <ButtonLink href={queryHref} isBlock>
            重新查询
          </ButtonLink>
          <ButtonLink href={hotlineUrl} variant="secondary" isBlock>
            拨打 {brand.hotline}
          </ButtonLink>
        </>
      }
      tips={reasons}
    >
      您填写的信息没有问题，
      <br />
      只是这份保单还没有电子发票。
    </ResultState>
  )
}

interface InvoicesViewProps {
  readonly found: InvoiceList
  readonly queryHref: string
  readonly documentHref: (handle: string) => string
}

/** What the invoices come to, each with its document, and all of them to keep or to send. */
function InvoicesView({ found, queryHref, documentHref }: InvoicesViewProps) {
  const [sheet, setSheet] = useState<InvoiceSheet>()
  const { invoiceInfoList: invoices } = found
  const available = invoices.filter(({ formats }) => formats.length > 0)
  return (
    <Screen
      actions={available.length > 0 && <InvoicesBar invoices={available} onSheet={setSheet} />}
    >
      <InvoicesHead found={found} />
      <InvoiceCards
        invoices={invoices}
        cardOf={(invoice) => (
          <InvoiceCard
            key={invoice.handle}
            invoice={invoice}
            documentHref={documentHref(invoice.handle)}
            onSave={() => setSheet(saveSheetOf([invoice]))}
          />
        )}
      />
      <PageFoot>
        抬头或税号有误？预览那张发票，就能申请换开。
        <br />
        有疑问？
        <a href="#/customer-service" data-click="online service">
          联系客服
        </a>
        <br />
        没有您要找的发票？<a href={queryHref}>重新查询</a>
      </PageFoot>
      <SavingSheets sheet={sheet} queryHref={queryHref} onSheet={setSheet} />
    </Screen>
  )
}

/** What the issued invoices come to, and whom they are made out to where that is one and the same. */
function InvoicesHead({ found }: { readonly found: InvoiceList }) {
  const { invoiceInfoList: invoices, total } = found
  const issued = invoices.filter(({ status }) => status !== 'pending' && status !== 'cancelled')
  const [buyer, ...otherBuyers] = new Set(invoices.map(({ maskedBuyer }) => maskedBuyer))
  return (
    <div className={styles.head}>
      <h2>
        <span className={styles.small}>已开具 {issued.length} 张，合计</span>
        <span className={styles.total}>
          <b className="num">{yuan(total)}</b> 元
        </span>
      </h2>
      {otherBuyers.length === 0 && <p className={styles.small}>发票抬头 {buyer}</p>}
    </div>
  )
}

interface InvoicesBarProps {
  /** Those that have files. */
  readonly invoices: readonly HandedOut[]
  readonly onSheet: (sheet: InvoiceSheet) => void
}

/** All invoices at once, to keep and to send. */
function InvoicesBar({ invoices, onSheet }: InvoicesBarProps) {
  return (
    <ActionBar label="全部发票">
      <Button variant="icon" onClick={() => onSheet({ kind: 'email', invoices })}>
        <Icon of={Mail} />
        发到邮箱
      </Button>
      <Button onClick={() => onSheet(saveSheetOf(invoices))}>
        <Icon of={Download} />
        {invoices.length === 1 ? '下载发票' : '全部下载'}
      </Button>
    </ActionBar>
  )
}

interface InvoiceCardsProps {
  readonly invoices: readonly InvoiceSummary[]
  readonly cardOf: (invoice: InvoiceSummary) => ReactNode
}

/** What is valid, and below it, folded, each red pair together and what was cancelled; these alone are not folded. */
function InvoiceCards({ invoices, cardOf }: InvoiceCardsProps) {
  const { valid, reversed, cancelled } = orderedInvoices(invoices)
  const history = [...reversed.flat(), ...cancelled].map(cardOf)
  if (valid.length === 0 || history.length === 0) return [...valid.map(cardOf), ...history]
  return (
    <>
      {valid.map(cardOf)}
      <Fold title={historyTitle({ reversed, cancelled })}>{history}</Fold>
    </>
  )
}

/** 已红冲的发票（1 组）、已作废的发票（2 张）. */
function historyTitle({
  reversed,
  cancelled,
}: Pick<OrderedInvoices, 'reversed' | 'cancelled'>): string {
  return [
    reversed.length > 0 && `已红冲的发票（${reversed.length} 组）`,
    cancelled.length > 0 && `已作废的发票（${cancelled.length} 张）`,
  ]
    .filter(Boolean)
    .join('、')
}
