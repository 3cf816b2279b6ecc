import type { NewPolicy } from '../../domains/policies/store/store-policies.ts'
import { daysAfter } from '../../platform/clock/days.ts'
import { type Party, people } from '../people.ts'
import { issueFlightDelay } from '../products/flight-delay.ts'
import { shortTerm } from '../term.ts'

interface Flight {
  readonly serial: number
  readonly insured: Party
  readonly flightNo: string
  readonly from: string
  readonly to: string
  /** Days from today; flights to come were booked a week ahead. */
  readonly inDays: number
}

const flights: readonly Flight[] = [
  {
    serial: 550_101,
    insured: people.main,
    flightNo: 'YF1203',
    from: '北京首都',
    to: '成都天府',
    inDays: 5,
  },
  {
    serial: 550_102,
    insured: people.main,
    flightNo: 'YF1518',
    from: '上海虹桥',
    to: '北京首都',
    inDays: -33,
  },
  {
    serial: 550_201,
    insured: people.traveller,
    flightNo: 'YF3306',
    from: '上海浦东',
    to: '昆明长水',
    inDays: 0,
  },
  {
    serial: 550_202,
    insured: people.traveller,
    flightNo: 'YF3307',
    from: '昆明长水',
    to: '上海浦东',
    inDays: 4,
  },
]

/** Flights of today, to come and gone; no airline has their numbers. */
export function flightsOf(today: string): NewPolicy[] {
  return flights.map(({ serial, insured, inDays, ...flight }) => {
    const flightDate = daysAfter(today, inDays)
    return issueFlightDelay(
      { serial, area: '3101', insured, term: shortTerm(flightDate, 2, 7) },
      { ...flight, flightDate },
    )
  })
}
