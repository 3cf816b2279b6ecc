import { listOwnCars } from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import { urlOf } from '@ecenter/contract/call.ts'
import { mutate } from 'swr'
import { useCall } from '../../client/use-call.ts'

export interface OwnCar {
  readonly handle: string
  readonly title: string
}

interface OwnCars {
  readonly cars: readonly OwnCar[]
  readonly name: string
  /** Whether the service has said which they are. */
  readonly isKnown: boolean
  /** Its first answer is on its way. */
  readonly isAsking: boolean
  readonly ask: () => void
}

/** The cars of whoever has proven who they are, and their name; nothing for anybody else. */
export function useOwnCars(): OwnCars {
  const { value, failed, ask } = useCall(listOwnCars, {})
  const { cars = [], name = '' } = value ?? {}
  const isKnown = value !== undefined
  return { cars, name, isKnown, isAsking: !isKnown && failed === undefined, ask }
}

/** The proof has ended by which they were told: whoever comes back with another one is told anew. */
export function forgetOwnCars(): void {
  void mutate([urlOf(listOwnCars), {}], undefined, { revalidate: false })
}
