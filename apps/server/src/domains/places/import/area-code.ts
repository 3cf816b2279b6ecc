import { cityCode } from '@ecenter/contract/rules/city-code.ts'
import { check, description, pipe } from 'valibot'
import { areaNames } from '../rules/areas.ts'

/** An area of the country's list; others have no name here. */
export function areaCode(words: string) {
  return pipe(
    cityCode,
    check((code) => areaNames.has(code), 'is no area of the list'),
    description(words),
  )
}
