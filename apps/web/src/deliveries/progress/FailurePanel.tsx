import type { DeliveryInfo } from '@ecenter/contract/deliveries/delivery.ts'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { TaskPanel } from '../../kit/TaskPanel.tsx'
import { brand, hotlineUrl } from '../../shell/brand.ts'
import { isChangeable } from '../changing/is-changeable.ts'

interface FailurePanelProps {
  readonly delivery: DeliveryInfo
  readonly onChange: () => void
}

/** Why the last try failed, and what the customer can do now. */
export function FailurePanel({ delivery, onChange }: FailurePanelProps) {
  const { failure } = delivery
  if (failure === undefined) return null
  const action = isChangeable(delivery) ? (
    <Button isBlock onClick={onChange}>
      重新安排配送
    </Button>
  ) : (
    <ButtonLink href={hotlineUrl} isBlock>
      拨打 {brand.hotline}
    </ButtonLink>
  )
  return <TaskPanel tasks={[{ title: '看看接下来怎么送', text: failure, action }]} />
}
