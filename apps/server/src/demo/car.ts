import {
  exactOptional,
  type InferInput,
  number,
  optional,
  picklist,
  strictObject,
  string,
} from 'valibot'
import models from '../../demo/car-models.json' with { type: 'json' }
import { frameNumber } from './made-up-numbers.ts'

export interface DemoCar {
  /** A new car has none yet. */
  readonly licenseNo?: string
  readonly brandModel: string
  readonly frameNo: string
  readonly engineNo: string
  readonly useNature: string
  readonly seats: number
  readonly firstRegisteredOn: string
  readonly serial: number
  /** The four-digit area that insures it. */
  readonly area: string
}

const modelNames = ['sedan', 'suv', 'electric', 'van'] as const satisfies (keyof typeof models)[]

/** A car as registered in the May of its year, or on the day when it was bought. No maker builds its model. */
export const carFacts = strictObject({
  model: picklist(modelNames),
  year: optional(number()),
  bought: optional(string()),
  serial: number(),
  area: string(),
  licenseNo: exactOptional(string()),
  useNature: optional(string()),
})

/** As frame numbers tell the model years since 2018; all others are of 2026. */
const yearLetters = 'JKLMNP'
const firstYear = 2018
const newest = 'T'

export function carOf({
  model,
  year,
  bought,
  useNature,
  ...rest
}: InferInput<typeof carFacts>): DemoCar {
  const { brandModel, frame, engine, seats } = models[model]
  const letter = year === undefined ? newest : yearLetters.charAt(year - firstYear)
  return {
    ...rest,
    brandModel,
    seats,
    frameNo: frameNumber(frame, letter, rest.serial),
    engineNo: `${engine}${String(rest.serial).padStart(6, '0')}`,
    useNature: useNature ?? '家庭自用',
    firstRegisteredOn: bought ?? `${year}-05-18`,
  }
}
