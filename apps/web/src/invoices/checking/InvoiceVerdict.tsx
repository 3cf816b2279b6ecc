import type { VerifiedInvoice } from '@ecenter/contract/invoices/check-invoice.ts'
import { BadgeCheck, FileMinus, FileQuestionMark, FileX, type IconNode } from 'lucide'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { ResultState, type ResultTone } from '../../kit/layout/ResultState.tsx'
import { Row, Rows } from '../../kit/lists/Rows.tsx'
import { dayText } from '../../kit/words/day-text.ts'
import { yuan } from '../../kit/words/money.ts'
import { brand, hotlineUrl } from '../../shell/brand.ts'
import { inGroups } from '../in-groups.ts'

interface InvoiceVerdictProps {
  readonly verified: VerifiedInvoice
  readonly onAgain: () => void
}

/** What a check found, and what follows from it for whoever holds the invoice. */
export function InvoiceVerdict({ verified, onAgain }: InvoiceVerdictProps) {
  const { verdict, facts } = verified
  const again = (
    <Button variant="secondary" isBlock onClick={onAgain}>
      再查一张
    </Button>
  )
  const { tone, icon, title, text } = verdictLooks[verdict]
  if (verdict === 'genuine' && facts !== undefined) {
    return (
      <>
        <ResultState {...{ tone, icon, title }}>{text(facts)}</ResultState>
        <InvoiceFacts verdict={verdict} facts={facts} />
        {again}
      </>
    )
  }
  return (
    <>
      <ResultState
        {...{ tone, icon, title }}
        {...(verdict === 'unknown' && { tips: reasonsOfUnknown })}
        actions={
          <>
            <ButtonLink href={hotlineUrl} isBlock>
              拨打 {brand.hotline} 核实
            </ButtonLink>
            {again}
          </>
        }
      >
        {text(facts)}
      </ResultState>
      {facts !== undefined && <InvoiceFacts verdict={verdict} facts={facts} />}
    </>
  )
}

interface InvoiceFactsProps {
  readonly verdict: VerifiedInvoice['verdict']
  readonly facts: InvoiceFactsOf
}

/** To be compared with the paper; names are masked, for anyone may ask. */
function InvoiceFacts({ verdict, facts }: InvoiceFactsProps) {
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

type InvoiceFactsOf = NonNullable<VerifiedInvoice['facts']>

interface VerdictLook {
  readonly tone: ResultTone
  readonly icon: IconNode
  readonly title: string
  readonly text: (facts: InvoiceFactsOf | undefined) => string
}

/** Only an invoice that can be used is green; one that was taken back is genuine, and yet no good. */
const verdictLooks: Record<VerifiedInvoice['verdict'], VerdictLook> = {
  genuine: {
    tone: 'success',
    icon: BadgeCheck,
    title: '发票真实有效',
    text: () => '由我们开具，请核对手里的发票和下面的信息是否一致。',
  },
  cancelled: {
    tone: 'failed',
    icon: FileX,
    title: '发票已作废',
    text: (facts) => `是我们开具的，但${changedOn(facts)}作废，不能用来报销。`,
  },
  reversed: {
    tone: 'failed',
    icon: FileX,
    title: '发票已红冲',
    text: (facts) => `是我们开具的，但${changedOn(facts)}被红字发票冲销，不能用来报销。`,
  },
  'red-letter': {
    tone: 'empty',
    icon: FileMinus,
    title: '这是红字发票',
    text: () => '是我们开具的，用来冲销原来的发票，金额是负数，不能用来报销。',
  },
  unknown: {
    tone: 'empty',
    icon: FileQuestionMark,
    title: '没有查到这张发票',
    text: () => '我们没有开具过与您填写的信息相符的发票，所以不能证明它是真的。',
  },
}

const reasonsOfUnknown = {
  title: '可能的原因',
  items: [
    '号码、日期或校验码填错了一位，请对照发票再查一次。',
    '填了纳税人识别号，但和发票上的购买方不一致。',
    '同一张发票连着几次没填对的，请过一小时再查。',
    '发票不是由我们开具的，请谨慎对待。',
  ],
}

function changedOn(facts: InvoiceFactsOf | undefined): string {
  return facts?.changedOn === undefined ? '已' : `已在 ${dayText(facts.changedOn)}`
}
