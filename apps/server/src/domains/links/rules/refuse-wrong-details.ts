import type { RequestOf } from '@ecenter/contract/call.ts'
import { issuerOf } from '@ecenter/contract/constants/banks.ts'
import type { submitRefundDetails } from '@ecenter/contract/links/link.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import { areas } from '../../places/rules/areas.ts'
import type { ShortLink } from '../store/short-link.ts'

type Details = RequestOf<typeof submitRefundDetails>

/** What contradicts the link, the calendar, the card or the map, at its field. */
export function refuseWrongDetails(details: Details, link: ShortLink, today: string): void {
  refuseOfAnother(details, link)
  if (link.purpose === 'flight-delay') refuseWrongFlight(details, today)
  refuseWrongPlace(details)
  const issuer = issuerOf(details.bankcardno)
  if (issuer !== undefined && issuer !== details.bankName) {
    throw fieldRefused('bankName', `这张卡是${issuer}的卡，请核对开户银行或卡号`)
  }
}

function refuseOfAnother({ insuredName, policyNo, mobile }: Details, link: ShortLink): void {
  if (insuredName !== link.insuredName) {
    throw fieldRefused('insuredName', '姓名和这份保单的被保险人不一致，请核对')
  }
  if (policyNo !== undefined && policyNo !== link.policyNo) {
    throw fieldRefused('policyNo', '保单号和链接不一致，请核对')
  }
  if (mobile !== undefined && mobile !== link.mobile) {
    throw fieldRefused('mobile', '手机号和收到链接的不一致，请核对')
  }
}

function refuseWrongFlight({ flightnumber, flightdate }: Details, today: string): void {
  if (flightnumber === undefined) throw fieldRefused('flightnumber', '请填写航班号')
  if (flightdate === undefined) throw fieldRefused('flightdate', '请选择航班日期')
  if (flightdate > today) throw fieldRefused('flightdate', '航班日期还没有到，请核对')
}

/** Both are chosen from the map; a municipality is its own city. */
function refuseWrongPlace({ bankProvince, bankCity }: Details): void {
  const province = areas.find(({ name }) => name === bankProvince)
  if (province === undefined) throw fieldRefused('bankProvince', '请选择开户地区')
  const cities = [province, ...(province.children ?? [])].map(({ name }) => name)
  if (!cities.includes(bankCity)) {
    throw fieldRefused('bankCity', `请选择${bankProvince}内的城市`)
  }
}
