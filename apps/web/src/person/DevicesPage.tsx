import { listDevices } from '@ecenter/contract/person/devices.ts'
import { keepPrefetched } from '../client/prefetched-answer.ts'
import { useCall } from '../client/use-call.ts'
import { Screen } from '../shell/screen/Screen.tsx'
import { Devices } from './devices/Devices.tsx'
import { Locked } from './Locked.tsx'
import { PrivacyTabs } from './PrivacyTabs.tsx'
import { OwnUnanswered } from './ProofNeeded.tsx'
import { useLock } from './use-lock.tsx'

/** `/me/devices`: the browsers that remember the customer. */
export function DevicesPage() {
  const { value, failed, ask } = useCall(listDevices, {})
  const { state, lock, dialog } = useLock({
    title: '全部退出？',
    text: '所有设备都会退出，记住的设备和通行密钥也会移除。下次看要重新验证。',
    yes: '全部退出',
  })
  return (
    <Screen isWide={value !== undefined && failed === undefined && state !== 'locked'}>
      {state === 'locked' ? (
        <Locked title="已全部退出" />
      ) : (
        <>
          <PrivacyTabs current="#/me/devices" />
          {value === undefined || failed !== undefined ? (
            <OwnUnanswered {...{ failed, ask }} isOfPerson />
          ) : (
            <Devices
              list={value}
              onChanged={(changed) => {
                keepPrefetched(listDevices, {}, changed)
                ask()
              }}
              onRefused={ask}
              isLeaving={state === 'ending'}
              onLeave={lock}
            />
          )}
        </>
      )}
      {dialog}
    </Screen>
  )
}
