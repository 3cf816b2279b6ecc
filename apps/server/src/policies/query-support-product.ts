import { defaultCity } from '@ecenter/contract/constants/default-city.ts'
import type { querySupportProduct } from '@ecenter/contract/policies/query-support-product.ts'
import type { Handler } from '../platform/calls/handler.ts'
import { provinceOf } from './provinces.ts'

/** What may be looked up; a city we do not know is answered as the default city. */
export const answerQuerySupportProduct: Handler<typeof querySupportProduct> = async ({
  cityCode = defaultCity.cityCode,
}) => {
  const province = provinceOf(cityCode)
  return {
    cityCode: province === undefined ? defaultCity.cityCode : cityCode,
    cityName: province?.name ?? defaultCity.cityName,
    platePrefix: province?.platePrefix ?? '京',
    products: ['car', 'property', 'student-family', 'person', 'new-car', 'channel'],
  }
}
