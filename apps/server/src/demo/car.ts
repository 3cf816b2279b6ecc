import { frameNumber } from './made-up-numbers.ts'
import type { Numbered } from './policy-number.ts'

export interface DemoCar extends Numbered {
  /** A new car has none yet. */
  readonly licenseNo?: string
  readonly brandModel: string
  readonly frameNo: string
  readonly engineNo: string
  readonly useNature: string
  readonly seats: number
  readonly firstRegisteredOn: string
}

/** Models that no maker builds. */
const models = {
  sedan: { brandModel: '云帆牌 YF7150T 轿车', frame: 'LYFBA15C', engine: 'YF15T', seats: 5 },
  suv: { brandModel: '岚山牌 LS6470B 多用途乘用车', frame: 'LLSCB47K', engine: 'LS20B', seats: 7 },
  electric: {
    brandModel: '云帆牌 YF7000BEV 纯电动轿车',
    frame: 'LYFEA00E',
    engine: 'TZ200',
    seats: 5,
  },
  van: { brandModel: '驰原牌 CY5031 轻型厢式货车', frame: 'LCYVD31X', engine: 'CY24D', seats: 2 },
} as const

const yearLetters = { 2018: 'J', 2019: 'K', 2020: 'L', 2021: 'M', 2022: 'N', 2023: 'P' } as const

interface CarFacts {
  readonly model: keyof typeof models
  readonly year: keyof typeof yearLetters
  readonly serial: number
  readonly area: string
  readonly licenseNo: string
  readonly useNature?: string
}

/** A car as registered in the May of its year. */
export function carOf({ model, year, serial, useNature, ...rest }: CarFacts): DemoCar {
  const { brandModel, frame, engine, seats } = models[model]
  return {
    ...rest,
    serial,
    brandModel,
    seats,
    frameNo: frameNumber(frame, yearLetters[year], serial),
    engineNo: `${engine}${String(serial).padStart(6, '0')}`,
    useNature: useNature ?? '家庭自用',
    firstRegisteredOn: `${year}-05-18`,
  }
}

/** Bought the day before it is first insured, so it has no plate yet. */
export function newCar(boughtOn: string, { serial, area }: Numbered): DemoCar {
  const { brandModel, frame, engine, seats } = models.sedan
  return {
    brandModel,
    seats,
    serial,
    area,
    frameNo: frameNumber(frame, 'T', serial),
    engineNo: `${engine}${serial}`,
    useNature: '家庭自用',
    firstRegisteredOn: boughtOn,
  }
}
