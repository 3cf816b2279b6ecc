import type { Failed } from '@ecenter/client/result.ts'
import type { ResponseOf } from '@ecenter/contract/call.ts'
import { outletTypes } from '@ecenter/contract/constants/outlet-types.ts'
import { querySiteInfo } from '@ecenter/contract/outlets/outlet.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { MapPinOff } from 'lucide'
import { useState } from 'react'
import { useCall } from '../client/use-call.ts'
import { ButtonLink } from '../kit/buttons/Button.tsx'
import { Card } from '../kit/layout/Card.tsx'
import { PageFoot } from '../kit/layout/PageFoot.tsx'
import { ResultState } from '../kit/layout/ResultState.tsx'
import { Row, Rows } from '../kit/lists/Rows.tsx'
import { pageParameter } from '../shell/location.ts'
import { Screen } from '../shell/screen/Screen.tsx'
import { Unanswered } from '../shell/screen/Unanswered.tsx'
import { useOutletQuery } from '../state/outlet-query.ts'
import { distanceText } from './distance-text.ts'
import { OpeningNow } from './OpeningNow.tsx'
import { OutletActions } from './OutletActions.tsx'
import { usePosition } from './position.ts'
import { servicesText } from './services-text.ts'

/** `/outlet-detail`: one outlet, from the list or from a link. */
export function OutletDetailPage() {
  const [chosenItem] = useState(
    () => pageParameter('chosenItem') ?? useOutletQuery.getState().chosenItem,
  )
  const spot = usePosition((position) => position.spot)
  const { value, failed, ask } = useCall(querySiteInfo, { chosenItem, ...spot })
  return (
    <Screen>
      {value !== undefined && <OutletView outlet={value} />}
      {value === undefined && isGone(failed) && <GoneOutlet />}
      {value === undefined && !isGone(failed) && (
        <Unanswered {...{ failed, ask }} queryHref="#/outlet-query" />
      )}
    </Screen>
  )
}

function isGone(failed: Failed | undefined): boolean {
  return failed?.kind === 'rejected' && failed.code === resultCodes.nothingFound
}

/** Who follows an old link has filled in nothing that could be checked. */
function GoneOutlet() {
  return (
    <ResultState
      tone="empty"
      icon={MapPinOff}
      title="找不到这个网点"
      actions={
        <ButtonLink href="#/outlet-query" isBlock>
          看其他网点
        </ButtonLink>
      }
    >
      它可能已经搬走或停止营业，请看看附近的其他网点。
    </ResultState>
  )
}

/** Where an outlet is, when it is open, what it does. */
function OutletView({ outlet }: { readonly outlet: ResponseOf<typeof querySiteInfo> }) {
  const { name, areaName, address, distance, opening, hours, holidays, services, phone } = outlet
  return (
    <>
      <Card title={name} isHeadline sub={whereText(areaName, address)}>
        <OpeningNow opening={opening} />
        <OutletActions outlet={outlet} />
      </Card>
      <Card title="营业时间">
        <Rows isStacked>
          {hours.map(({ days, times }) => (
            <Row key={days} label={days}>
              {times}
            </Row>
          ))}
          <Row label="节假日">{holidays}</Row>
        </Rows>
      </Card>
      <Card title="能办什么">
        <Rows isStacked>
          <Row label="网点类型">{typesText(outlet.types)}</Row>
          <Row label="服务项目">{servicesText(services)}</Row>
          {distance !== undefined && <Row label="离您">{distanceText(distance)}</Row>}
          <Row label="电话" isNumber>
            {phone}
          </Row>
        </Rows>
      </Card>
      <PageFoot>
        先打电话再出发，能省去排队时间
        <br />
        距离按直线计算，路上会更远一些
      </PageFoot>
    </>
  )
}

/** An address mostly begins with its county, which is said once. */
function whereText(areaName: string, address: string): string {
  const areas = areaName.split(' ').filter((area) => !address.startsWith(area))
  return [...areas, address].join(' ')
}

function typesText(types: readonly string[]): string {
  return Object.values(outletTypes)
    .filter(({ code }) => types.includes(code))
    .map(({ text }) => text)
    .join('、')
}
