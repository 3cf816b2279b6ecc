import type { DeliveryInfo } from '@ecenter/contract/deliveries/delivery.ts'
import { Badge, type BadgeTone } from '@ecenter/ui/Badge.tsx'

const looks: Readonly<Record<DeliveryInfo['status'], readonly [BadgeTone, string]>> = {
  preparing: ['neutral', '准备中'],
  moving: ['info', '在路上'],
  failed: ['danger', '未成功'],
  received: ['success', '已签收'],
  'electronic-only': ['neutral', '电子保单'],
}

/** How it stands, in a word that fits beside a headline. */
export function DeliveryStatusBadge({ delivery }: { readonly delivery: DeliveryInfo }) {
  const [tone, word] = looks[delivery.status]
  return <Badge tone={tone}>{word}</Badge>
}
