import type { DeliveryInfo } from '@ecenter/contract/deliveries/delivery.ts'
import type { Delivery } from '../store/delivery.ts'

interface Carrier {
  readonly name: string
  readonly phone: string
  /** Its own page about one consignment; the number goes at the end. */
  readonly page: string
}

/** Carriers that the insurer's core names, by its codes. */
const carriers: ReadonlyMap<string, Carrier> = new Map([
  [
    'SF',
    {
      name: '顺丰速运',
      phone: '95338',
      page: 'https://www.sf-express.com/chn/sc/waybill/waybill-detail/',
    },
  ],
  [
    'EMS',
    { name: '中国邮政 EMS', phone: '11183', page: 'https://www.ems.com.cn/queryList?mailNum=' },
  ],
  [
    'JD',
    {
      name: '京东物流',
      phone: '950616',
      page: 'https://www.jdl.com/orderSearch/?waybillCodes=',
    },
  ],
  [
    'ZTO',
    {
      name: '中通快递',
      phone: '95311',
      page: 'https://www.zto.com/express/expressCheck.html?txtBill=',
    },
  ],
])

/** Where the customer can follow it at the carrier; one that nobody here knows is left out. */
export function carrierOf({ carrier: given }: Pick<Delivery, 'carrier'>): DeliveryInfo['carrier'] {
  const carrier = carriers.get(given?.code ?? '')
  if (given === undefined || carrier === undefined) return undefined
  const { name, phone, page } = carrier
  const { trackingNo } = given
  return { name, phone, trackingNo, url: page + encodeURIComponent(trackingNo) }
}
