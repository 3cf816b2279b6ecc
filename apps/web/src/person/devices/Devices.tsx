import type { ResponseOf } from '@ecenter/contract/call.ts'
import {
  addDevice,
  type listDevices,
  type RememberedDevice,
  removeDevice,
} from '@ecenter/contract/person/devices.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { Laptop, MonitorSmartphone, Smartphone } from 'lucide'
import { useState } from 'react'
import { tellFailure } from '../../client/failures/failure-dialog.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { Columns } from '../../kit/layout/Columns.tsx'
import { Fold } from '../../kit/layout/Fold.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { ResultState } from '../../kit/layout/ResultState.tsx'
import { showToast } from '../../kit/overlays/toast-store.ts'
import { momentText } from '../../kit/words/moment-text.ts'
import { AssistCard } from '../AssistCard.tsx'
import { Log, LogRow } from '../LogRow.tsx'
import { PasskeyList } from '../PasskeyList.tsx'
import { proofHref } from '../proof/proof-href.ts'
import { useConfirm } from '../use-confirm.tsx'
import { deviceName, isComputer } from './device-name.ts'

type List = ResponseOf<typeof listDevices>

interface DevicesProps {
  readonly list: List
  readonly onChanged: (list: List) => void
  /** The proof has ended, or is too old by now: what shows is asked anew. */
  readonly onRefused: () => void
  readonly isLeaving: boolean
  readonly onLeave: () => void
}

export function Devices({ list, onChanged, onRefused, isLeaving, onLeave }: DevicesProps) {
  const { devices, canAdd } = list
  const [busy, setBusy] = useState<string>()
  const [isTooLate, setIsTooLate] = useState(false)
  const add = useAction(addDevice)
  const remove = useAction(removeDevice)
  const { confirm, dialog } = useConfirm()
  const isRemembered = devices.some(({ isThisOne }) => isThisOne)

  async function change(what: string, act: () => ReturnType<typeof add>, done: string) {
    setBusy(what)
    const result = await act()
    setBusy(undefined)
    if (result.kind === 'answered') {
      onChanged(result.value)
      showToast(done)
    } else if (result.kind === 'rejected' && result.code === resultCodes.grantMissing) {
      setIsTooLate(what === 'add')
      onRefused()
    } else {
      tellFailure({ call: what === 'add' ? addDevice : removeDevice, failed: result })
    }
  }

  async function handleRemove({ handle, name, isThisOne }: RememberedDevice) {
    const isSure = await confirm({
      title: isThisOne ? '移除本机？' : `移除 ${name}？`,
      text: isThisOne ? '下次在这里看，要重新验证。' : '下次在那台设备上看，要重新验证。',
      yes: '移除',
    })
    if (isSure) await change(handle, () => remove({ handle }), '已移除')
  }

  return (
    <>
      <Columns
        side={
          <>
            <PasskeyList onRefused={onRefused} />
            <Button variant="secondary" isBlock isBusy={isLeaving} onClick={onLeave}>
              全部退出
            </Button>
          </>
        }
      >
        {devices.length === 0 ? (
          <ResultState tone="empty" icon={MonitorSmartphone} title="还没有记住的设备">
            记住的设备，
            <br />
            下次只要短信验证码就能看保障。
          </ResultState>
        ) : (
          <DeviceList devices={devices} removing={busy} onRemove={handleRemove} />
        )}
        {canAdd && (
          <AssistCard
            title="记住这台设备？"
            note={
              <>
                {deviceName(navigator.userAgent)}
                <br />
                请只记住您自己的设备
              </>
            }
            action={
              <Button
                isCompact
                isBusy={busy === 'add'}
                onClick={() =>
                  change(
                    'add',
                    () => add({ name: deviceName(navigator.userAgent) }),
                    '已记住这台设备',
                  )
                }
              >
                记住
              </Button>
            }
          />
        )}
        {!canAdd && !isRemembered && (
          <div role={isTooLate ? 'alert' : undefined}>
            <NoticeBar tone={isTooLate ? 'warning' : 'neutral'}>
              验证后 5 分钟内可以记住这台设备，现在要记住，请
              <a href={proofHref('/me/devices', 'code')}>重新验证</a>。
            </NoticeBar>
          </div>
        )}
        {devices.length > 0 && (
          <NoticeBar tone="neutral">
            在记住的设备上，只要短信验证码就能看保障。改银行卡、改手机号，还要另外验证。
          </NoticeBar>
        )}
      </Columns>
      {dialog}
    </>
  )
}

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
function DeviceList({ devices, ...acts }: DeviceListProps) {
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
