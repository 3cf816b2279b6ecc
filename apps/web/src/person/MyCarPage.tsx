import { readCar } from '@ecenter/contract/person/overview.ts'
import { useState } from 'react'
import { useWishedCall } from '../client/use-wished-call.ts'
import { WidePage } from '../kit/layout/WidePage.tsx'
import { Toaster } from '../kit/overlays/Toaster.tsx'
import { brand } from '../shell/brand.ts'
import { pageParameter } from '../shell/location.ts'
import { AccidentBar } from '../shell/screen/AccidentBar.tsx'
import { LossNotices } from '../shell/screen/LossNotices.tsx'
import { OfflineNotice } from '../shell/screen/OfflineNotice.tsx'
import { Screen } from '../shell/screen/Screen.tsx'
import { ScreenFoot } from '../shell/screen/ScreenFoot.tsx'
import { ScreenHead } from '../shell/screen/ScreenHead.tsx'
import { useScreenTitle } from '../shell/screen/screen-title.ts'
import { WishNotice } from '../shell/screen/WishNotice.tsx'
import { useBasicInfo } from '../state/basic-info.ts'
import { CarTop } from './car/CarTop.tsx'
import { CoverCard } from './car/CoverCard.tsx'
import type { Car } from './car/car.ts'
import { ClaimsCard, EarlierPolicies, MoreRows, ServicesCard } from './car/car-cards.tsx'
import { markedCovers } from './car/marked-covers.ts'
import { PoliciesCard } from './car/PoliciesCard.tsx'
import { RenewalCard } from './car/RenewalCard.tsx'
import { OwnUnanswered } from './ProofNeeded.tsx'

/** `/me/car`: one car of the customer's with all that belongs to it, by the handle of one of its policies. */
export function MyCarPage() {
  const [handle] = useState(() => pageParameter('handle') ?? '')
  const { value: car, failed, ask } = useWishedCall(readCar, { handle }, (one) => [one.plateWish])
  if (car !== undefined) return <WholeCar handle={handle} car={car} />
  return (
    <Screen actions={<AccidentBar />}>
      <OwnUnanswered failed={failed} ask={ask} outage="暂时打不开这辆车" />
    </Screen>
  )
}

function WholeCar({ handle, car }: { readonly handle: string; readonly car: Car }) {
  const title = useScreenTitle()
  const showHeadFlag = useBasicInfo((info) => info.showHeadFlag)
  const covers = markedCovers(car.covers)
  return (
    <WidePage
      header={showHeadFlag ? <ScreenHead title={title} /> : undefined}
      hero={
        <>
          {!showHeadFlag && <ScreenHead title={title} />}
          <CarTop car={car} covers={covers} />
        </>
      }
      side={
        <>
          <ServicesCard services={car.services} endDate={car.endDate} />
          <ClaimsCard claims={car.claims} />
          <RenewalCard car={car} />
          <MoreRows handle={handle} car={car} />
          <EarlierPolicies policies={car.earlier} />
        </>
      }
      foot={<ScreenFoot />}
      actions={
        <>
          <AccidentBar />
          <Toaster />
        </>
      }
    >
      <OfflineNotice />
      <LossNotices />
      {car.plateWish !== undefined && (
        <WishNotice
          wish={car.plateWish}
          what={`车牌号改为 ${car.plateWish.licenseNo}`}
          next={
            <>
              可以
              <a href={`#/license-correct?handle=${handle}`} data-click="plate supplement">
                重新填写
              </a>
              ，或拨打 {brand.hotline}。
            </>
          }
        />
      )}
      <CoverCard handle={handle} car={car} covers={covers} />
      <PoliciesCard handle={handle} car={car} />
    </WidePage>
  )
}
