import { chooseCity } from '../shell/choose-city.ts'
import { useOutletQuery } from '../state/outlet-query.ts'
import type { Place } from './place.ts'

/** The visitor chose a place: the site stands in its city, and outlets are looked for there. */
export function moveTo({ code, cityCode }: Pick<Place, 'code' | 'cityCode'>): void {
  useOutletQuery.setState({ cityCode, countycode: code === cityCode ? '' : code })
  void chooseCity(cityCode)
}
