import { querySupportProduct } from '@ecenter/contract/policies/find-car-policy.ts'
import { sendQuery } from '../client/send.ts'
import { useBasicInfo } from '../state/basic-info.ts'

/**
 * Stands the site in another city, if the service knows it. The code holds at once, since pages ask
 * by it; the name comes with the service's answer, and is empty until then.
 */
export async function chooseCity(cityCode: string): Promise<void> {
  const { cityCode: codeBefore, cityName: nameBefore } = useBasicInfo.getState()
  if (codeBefore === cityCode && nameBefore !== '') return
  useBasicInfo.setState({ cityCode, cityName: '' })
  const result = await sendQuery(querySupportProduct, { cityCode })
  if (result.kind !== 'answered' || useBasicInfo.getState().cityCode !== cityCode) return
  const isKnown = result.value.cityCode === cityCode
  useBasicInfo.setState(
    isKnown ? { cityName: result.value.cityName } : { cityCode: codeBefore, cityName: nameBefore },
  )
}
