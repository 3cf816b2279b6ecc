import type { VerifiedInvoice } from '@ecenter/contract/invoices/invoice-calls.ts'
import { Card } from '../../kit/Card.tsx'
import { yuan } from '../../kit/money.ts'
import { Row, Rows } from '../../kit/Rows.tsx'
import { inGroups } from '../in-groups.ts'
import type { InvoiceFactsOf } from './verdict-looks.ts'

interface InvoiceFactsProps {
  readonly verdict: VerifiedInvoice['verdict']
  readonly facts: InvoiceFactsOf
}

/** To be compared with the paper; names are masked, for anyone may ask. */
export function InvoiceFacts({ verdict, facts }: InvoiceFactsProps) {
  return (
    <Card title="发票信息" aside="金额单位：元">
      <Rows isStacked>
        {facts.billcode !== undefined && <Row label="发票代码">{inGroups(facts.billcode)}</Row>}
        <Row label="发票号码">{inGroups(facts.billnumber)}</Row>
        <Row label="开票日期">{facts.makedate}</Row>
        <Row label="价税合计">{yuan(facts.billamount)}</Row>
        {facts.vehicleTax !== undefined && (
          <Row label="其中代收车船税">{yuan(facts.vehicleTax)}</Row>
        )}
        <Row label="项目">{facts.productName}</Row>
        <Row label="购买方">{facts.maskedBuyer}</Row>
        <Row label="销售方">{facts.seller}</Row>
        {facts.counterpartNumber !== undefined && (
          <Row label={verdict === 'red-letter' ? '冲销的发票' : '红字发票'}>
            {inGroups(facts.counterpartNumber)}
          </Row>
        )}
      </Rows>
    </Card>
  )
}
