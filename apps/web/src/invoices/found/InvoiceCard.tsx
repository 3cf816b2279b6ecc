import type { InvoiceStatus, InvoiceSummary } from '@ecenter/contract/invoices/invoice.ts'
import { Badge, type BadgeTone } from '@ecenter/ui/Badge.tsx'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { Download, Eye } from 'lucide'
import { CardActions } from '../../kit/buttons/CardActions.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { Row, Rows } from '../../kit/lists/Rows.tsx'
import { dayText } from '../../kit/words/day-text.ts'
import { yuan } from '../../kit/words/money.ts'
import { noteSeen, type Seen, tailOf } from '../../shell/seen.ts'
import { inGroups } from '../in-groups.ts'
import styles from './InvoiceCard.module.css'

interface InvoiceCardProps {
  readonly invoice: InvoiceSummary
  readonly documentHref: string
  readonly onSave: () => void
}

/** One invoice as it is printed; one that is not issued yet says when. */
export function InvoiceCard({ invoice, documentHref, onSave }: InvoiceCardProps) {
  const { productName, status, makedate, billamount, vehicleTax, billnumber, formats } = invoice
  const name = [productName, billnumber].filter(Boolean).join(' ')
  if (status === 'pending') {
    return (
      <Card
        level={3}
        label={name}
        title={productName}
        aside={<InvoiceStatusBadge status={status} />}
        sub={`预计 ${dayText(makedate)}开具，开好后在这里下载`}
      />
    )
  }
  return (
    <Card
      level={3}
      label={name}
      title={productName}
      aside={<span className={styles.amount}>{yuan(billamount)}</span>}
      sub={vehicleTax ? `含代收车船税 ${yuan(vehicleTax)} 元` : undefined}
    >
      <PrintedRows invoice={invoice} />
      {formats.length > 0 && (
        <CardActions>
          {formats.includes('pdf') && (
            <a
              href={documentHref}
              aria-label={`预览${name}`}
              onClick={() => noteSeen(seenInvoice(invoice, documentHref))}
            >
              <Icon of={Eye} size="s" />
              预览
            </a>
          )}
          <button type="button" aria-label={`下载${name}`} onClick={onSave}>
            <Icon of={Download} size="s" />
            下载
          </button>
        </CardActions>
      )}
    </Card>
  )
}

/** Its document page knows the invoice by its handle alone, so it is noted here. */
function seenInvoice({ handle, productName, billnumber }: InvoiceSummary, href: string): Seen {
  const note = billnumber === undefined ? '' : tailOf(billnumber)
  return { kind: 'invoice', handle, title: productName, note, href }
}

function PrintedRows({ invoice }: Pick<InvoiceCardProps, 'invoice'>) {
  const { status, billcode, billnumber, makedate, counterpartNumber } = invoice
  return (
    <Rows isStacked>
      {status !== 'issued' && (
        <Row label="状态">
          <InvoiceStatusBadge status={status} />
        </Row>
      )}
      {billcode !== undefined && <Row label="发票代码">{inGroups(billcode)}</Row>}
      {billnumber !== undefined && <Row label="发票号码">{inGroups(billnumber)}</Row>}
      <Row label="开票日期">{makedate}</Row>
      {counterpartNumber !== undefined && (
        <Row label={status === 'red-letter' ? '冲销的发票' : '红字发票'}>
          {inGroups(counterpartNumber)}
        </Row>
      )}
    </Rows>
  )
}

const looks: Record<InvoiceStatus, readonly [tone: BadgeTone, text: string]> = {
  pending: ['info', '开票中'],
  issued: ['success', '已开具'],
  reversed: ['warning', '已红冲'],
  'red-letter': ['danger', '红字'],
  cancelled: ['neutral', '已作废'],
}

function InvoiceStatusBadge({ status }: { readonly status: InvoiceStatus }) {
  const [tone, text] = looks[status]
  return <Badge tone={tone}>{text}</Badge>
}
