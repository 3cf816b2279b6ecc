import type { InvoiceStatus } from '@ecenter/contract/invoices/invoice.ts'
import { Badge, type BadgeTone } from '../../kit/Badge.tsx'

const looks: Record<InvoiceStatus, readonly [tone: BadgeTone, text: string]> = {
  pending: ['info', '开票中'],
  issued: ['success', '已开具'],
  reversed: ['warning', '已红冲'],
  'red-letter': ['danger', '红字'],
  cancelled: ['neutral', '已作废'],
}

export function InvoiceStatusBadge({ status }: { readonly status: InvoiceStatus }) {
  const [tone, text] = looks[status]
  return <Badge tone={tone}>{text}</Badge>
}
