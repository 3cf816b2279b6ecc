import { LocateFixed } from 'lucide'
import { useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { NoticeBar } from '../../kit/NoticeBar.tsx'
import { useBasicInfo } from '../../state/basic-info.ts'
import { findNearMe, usePosition } from '../position.ts'

const reasons: Readonly<Record<string, string>> = {
  refused: '手机没有允许这里看您的位置，可以在手机设置里打开定位。',
  unavailable: '暂时找不到您的位置。',
}

/**
 * Offers the nearest outlets. Before the browser asks, it says what the place is for, once a session;
 * when there is none it says why, and what to do then.
 */
export function NearMe() {
  const positionState = useBasicInfo((info) => info.positionState)
  const isAsking = usePosition((position) => position.isAsking)
  const [isConsenting, setIsConsenting] = useState(false)
  const reason = reasons[positionState]

  function handlePress() {
    if (positionState === 'allowed') void findNearMe()
    else setIsConsenting(true)
  }

  return (
    <>
      {reason !== undefined && !isAsking && (
        <div role="status">
          <NoticeBar tone="warning">
            {reason}下面按城市列出网点，点左上方的城市名可以换一个。
          </NoticeBar>
        </div>
      )}
      <Button variant="soft" isBlock isBusy={isAsking} onClick={handlePress}>
        {!isAsking && <Icon of={LocateFixed} />}
        {isAsking ? '正在确定您的位置' : '看离我最近的网点'}
      </Button>
      <ConfirmDialog
        isOpen={isConsenting}
        title="按远近查看网点"
        text="需要知道您现在的位置。位置只用来排列网点，不会保存，也不会用在别处。"
        yes="同意"
        no="暂不"
        onAnswer={(isYes) => {
          setIsConsenting(false)
          if (isYes) void findNearMe()
        }}
      />
    </>
  )
}
