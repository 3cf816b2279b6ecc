import type { ResponseOf } from '@ecenter/contract/call.ts'
import { outletTypes } from '@ecenter/contract/constants/outlet-types.ts'
import type { querySiteInfo } from '@ecenter/contract/outlets/outlet.ts'
import { Card } from '../kit/Card.tsx'
import { PageFoot } from '../kit/PageFoot.tsx'
import { Row, Rows } from '../kit/Rows.tsx'
import { distanceText } from './distance-text.ts'
import { OpeningNow } from './OpeningNow.tsx'
import { OutletActions } from './OutletActions.tsx'
import { servicesText } from './services-text.ts'

/** Where an outlet is, when it is open, what it does. */
export function OutletView({ outlet }: { readonly outlet: ResponseOf<typeof querySiteInfo> }) {
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
