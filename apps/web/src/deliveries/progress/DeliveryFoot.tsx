import type { DeliveryInfo } from '@ecenter/contract/deliveries/delivery.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { PageFoot } from '../../kit/layout/PageFoot.tsx'
import { brand, hotlineUrl } from '../../shell/brand.ts'
import { isChangeable } from '../changing/is-changeable.ts'

interface DeliveryFootProps {
  readonly delivery: DeliveryInfo
  readonly onChange: () => void
}

/** What can still be changed, unless that stands above already; the rest is changed by a person, if at all. */
export function DeliveryFoot({ delivery, onChange }: DeliveryFootProps) {
  if (isChangeable(delivery) && delivery.failure === undefined) {
    return (
      <PageFoot>
        到时不方便收？
        <Button variant="text" onClick={onChange}>
          改时间或地址
        </Button>
      </PageFoot>
    )
  }
  return (
    <PageFoot>
      配送有问题？拨打{' '}
      <a className="num" href={hotlineUrl}>
        {brand.hotline}
      </a>
    </PageFoot>
  )
}
