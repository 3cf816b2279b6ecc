import type { OrderStatus, OrderSummary } from '@ecenter/contract/orders/order.ts'
import { Badge, type BadgeTone } from '@ecenter/ui/Badge.tsx'

const tones: Record<OrderStatus, BadgeTone> = {
  unpaid: 'warning',
  paying: 'info',
  'on-delivery': 'info',
  paid: 'success',
  expired: 'neutral',
  cancelled: 'neutral',
  refunding: 'info',
  refunded: 'neutral',
}

interface OrderStatusBadgeProps {
  readonly order: Pick<OrderSummary, 'status' | 'statusText'>
}

export function OrderStatusBadge({ order: { status, statusText } }: OrderStatusBadgeProps) {
  return <Badge tone={tones[status]}>{statusText}</Badge>
}
