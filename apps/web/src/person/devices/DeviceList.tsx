import type { RememberedDevice } from '@ecenter/contract/person/devices.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { Laptop, Smartphone } from 'lucide'
import { Button } from '../../kit/buttons/Button.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { Fold } from '../../kit/layout/Fold.tsx'
import { momentText } from '../../kit/words/moment-text.ts'
import { Log, LogRow } from '../LogRow.tsx'
import { isComputer } from './device-name.ts'

interface DeviceListProps {
  /** The last used first. */
  readonly devices: readonly RememberedDevice[]
  /** The one that is being removed. */
  readonly removing: string | undefined
  readonly onRemove: (device: RememberedDevice) => void
}

/** Devices that show at once; there may be fifty, and what was used long ago lies folded below. */
const shownAtOnce = 8

/** The browsers that remember the customer; this one stands on top. */
export function DeviceList({ devices, ...acts }: DeviceListProps) {
  const isHere = ({ isThisOne }: RememberedDevice) => isThisOne
  const ordered = [...devices.filter(isHere), ...devices.filter((device) => !isHere(device))]
  const others = ordered.slice(shownAtOnce)
  return (
    <>
      <DeviceCard devices={ordered.slice(0, shownAtOnce)} {...acts} />
      {others.length > 0 && (
        <Fold title={`用得少的设备（${others.length} 台）`}>
          <DeviceCard devices={others} {...acts} />
        </Fold>
      )}
    </>
  )
}

function DeviceCard({ devices, removing, onRemove }: DeviceListProps) {
  const now = new Date()
  return (
    <Card label="记住的设备">
      <Log>
        {devices.map((device) => (
          <LogRow
            key={device.handle}
            icon={isComputer(device.name) ? Laptop : Smartphone}
            title={
              <>
                {device.name} {device.isThisOne && <Badge tone="info">本机</Badge>}
              </>
            }
            notes={[
              device.isThisOne ? '现在在用' : `上次 ${momentText(device.usedAt, now)}`,
              `${device.addedAt.slice(0, 'YYYY-MM-DD'.length)} 记住`,
            ]}
            aside={
              <Button
                variant="text"
                isBusy={removing === device.handle}
                aria-label={`移除${device.isThisOne ? '本机' : ` ${device.name}`}`}
                onClick={() => onRemove(device)}
              >
                移除
              </Button>
            }
          />
        ))}
      </Log>
    </Card>
  )
}
