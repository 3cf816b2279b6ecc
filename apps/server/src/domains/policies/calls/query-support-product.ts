import { defaultChannelNo } from '@ecenter/contract/constants/channels.ts'
import { defaultCity } from '@ecenter/contract/constants/default-city.ts'
import type { querySupportProduct } from '@ecenter/contract/policies/find-car-policy.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { areaNames } from '../../places/rules/areas.ts'
import { type Province, provinceOf } from '../rules/provinces.ts'
import { supportedProducts } from '../rules/supported-products.ts'

/** What may be looked up; a city we do not know is answered as the default city. */
export const answerQuerySupportProduct: Handler<typeof querySupportProduct> = async ({
  cityCode = defaultCity.cityCode,
  channelNo = defaultChannelNo,
}) => {
  const province = provinceOf(cityCode)
  return {
    cityCode: province === undefined ? defaultCity.cityCode : cityCode,
    cityName: (province && cityNameOf(cityCode, province)) ?? defaultCity.cityName,
    platePrefix: province?.platePrefix ?? '京',
    products: supportedProducts(channelNo, cityCode),
  }
}

/** As people call it: 广州 rather than 广州市, and a province without its kind. */
function cityNameOf(cityCode: string, province: Province): string {
  return cityCode.endsWith('000000')
    ? province.name
    : (areaNames.get(cityCode)?.replace(/市$/, '') ?? province.name)
}
