import { CarriedLine } from './CarriedLine.tsx'
import { useIsProven } from './use-is-proven.ts'

/** The line alone, for forms that a slide guards: it is asked for when it is needed, and of one's own never. */
export function CarriedProof(_: { readonly isOpen: boolean }) {
  return useIsProven() && <CarriedLine />
}
