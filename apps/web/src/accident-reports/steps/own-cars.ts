import { listOwnCars } from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import { useCall } from '../../client/use-call.ts'

interface OwnCar {
  readonly handle: string
  readonly title: string
}

interface OwnCars {
  readonly cars: readonly OwnCar[]
  readonly name: string
  /** Whether the service has said which they are. */
  readonly isKnown: boolean
  readonly ask: () => void
}

/** The cars of whoever has proven who they are, and their name; nothing for anybody else. */
export function useOwnCars(): OwnCars {
  const { value, ask } = useCall(listOwnCars, {})
  const { cars = [], name = '' } = value ?? {}
  return { cars, name, isKnown: value !== undefined, ask }
}
