import type { ResponseOf } from '@ecenter/contract/call.ts'
import { readAccess } from '@ecenter/contract/person/access.ts'
import { readOverview } from '@ecenter/contract/person/overview.ts'
import { Eye } from 'lucide'
import { type CallState, useCall } from '../client/use-call.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { Columns } from '../kit/layout/Columns.tsx'
import { PageFoot } from '../kit/layout/PageFoot.tsx'
import { ResultState } from '../kit/layout/ResultState.tsx'
import { Loading } from '../kit/progress/Loading.tsx'
import { SkeletonCards } from '../kit/progress/Skeleton.tsx'
import { hotlineUrl } from '../shell/brand.ts'
import { Screen } from '../shell/screen/Screen.tsx'
import { FailureNotice } from '../verification/FailureNotice.tsx'
import { ProvenContent } from '../verification/ProvenContent.tsx'
import { AssistCard } from './AssistCard.tsx'
import { AccessList } from './access/AccessList.tsx'
import { monthWords } from './access/access-days.ts'
import { useOlder } from './access/use-older.ts'
import { useReport } from './access/use-report.tsx'
import { Locked } from './Locked.tsx'
import { NotThePerson } from './NotThePerson.tsx'
import { PasskeyProofButton } from './PasskeyProofButton.tsx'
import { PrivacyTabs } from './PrivacyTabs.tsx'
import { OwnUnanswered } from './ProofNeeded.tsx'
import { useOwnPasskey } from './use-can-use-passkeys.ts'
import { useLock } from './use-lock.tsx'

/** `/me/access`: who looked at what is the customer's. */
export function AccessPage() {
  const { value, failed, ask } = useCall(readOverview, {})
  const { state, lock, dialog } = useLock({
    title: '现在锁住？',
    text: (
      <>
        所有设备都退出，只有您能再打开。
        <br />
        办着的理赔不受影响。
      </>
    ),
    yes: '锁住',
  })
  const isPerson = value?.opens === 'person' && failed === undefined && state !== 'locked'
  const looks = useCall(readAccess, isPerson ? { handle: value.handle } : undefined)
  const areShown = isPerson && looks.value !== undefined && looks.failed === undefined
  return (
    <Screen isWide={areShown}>
      {state === 'locked' ? (
        <Locked title="已锁住" />
      ) : (
        <>
          <PrivacyTabs current="#/me/access" />
          {value === undefined || failed !== undefined ? (
            <OwnUnanswered {...{ failed, ask }} />
          ) : value.opens === 'person' ? (
            <Looks
              handle={value.handle}
              looks={looks}
              isLocking={state === 'ending'}
              onLock={lock}
            />
          ) : (
            <NotThePerson />
          )}
        </>
      )}
      {dialog}
    </Screen>
  )
}

interface LooksProps {
  /** Names the person in this session. */
  readonly handle: string
  readonly looks: CallState<ResponseOf<typeof readAccess>>
  readonly isLocking: boolean
  readonly onLock: () => void
}

function Looks({ handle, looks: { value, failed, ask }, isLocking, onLock }: LooksProps) {
  const hasPasskey = useOwnPasskey()
  const older = useOlder(handle, value)
  const { report, reporting, withReports, dialog } = useReport(handle, ask)
  if (hasPasskey === undefined) return <Waiting />
  return (
    <ProvenContent
      {...{ handle, failed, ask }}
      purpose="read-access"
      subject="查看记录"
      otherWay={
        hasPasskey ? (
          <PasskeyProofButton act={{ handle, action: 'read-access' }} onProven={ask} />
        ) : undefined
      }
      queryHref="#/proof?to=%2Fme%2Faccess"
    >
      {value === undefined ? (
        <Waiting />
      ) : (
        <>
          <Columns
            side={
              <AssistCard
                title="手机不在身边，或有一次不是您？"
                note="马上锁住，只有您能再打开"
                action={
                  <Button variant="secondary" isCompact isBusy={isLocking} onClick={onLock}>
                    锁住
                  </Button>
                }
              />
            }
          >
            {value.entries.length === 0 ? (
              <ResultState tone="empty" icon={Eye} title="还没有人看过">
                有人查看您的保单、理赔或单证，会记在这里。
              </ResultState>
            ) : (
              <>
                <AssistCard {...monthWords(older.entries, new Date(), older.hasMore)} />
                <AccessList
                  entries={withReports(older.entries)}
                  onReport={(entry) => void report(entry)}
                  reporting={reporting}
                />
                {older.failed !== undefined && (
                  <FailureNotice failed={older.failed} onRetry={older.ask} />
                )}
                {older.hasMore && older.failed === undefined && (
                  <Button variant="secondary" isBlock isBusy={older.isAsking} onClick={older.ask}>
                    看更早的记录
                  </Button>
                )}
                {dialog}
              </>
            )}
          </Columns>
          <PageFoot>
            锁住以后，知道您车牌和证件号的人，仍能查到一部分。
            <br />
            有疑问<a href={hotlineUrl}>给我们打电话</a>
          </PageFoot>
        </>
      )}
    </ProvenContent>
  )
}

function Waiting() {
  return (
    <>
      <Loading />
      <SkeletonCards />
    </>
  )
}
