import { listOwnCars } from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import { useCall } from '../../client/use-call.ts'

interface OwnCar {
  readonly handle: string
  readonly title: string
}

/** The cars of whoever has proven who they are, and their name; nothing for anybody else. */
export function useOwnCars(): {
  readonly cars: readonly OwnCar[]
  readonly name: string
  readonly isAsking: boolean
} {
  const { value, isLoading } = useCall(listOwnCars, {})
  return { cars: value?.cars ?? [], name: value?.name ?? '', isAsking: isLoading }
}
