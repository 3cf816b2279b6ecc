import { CarriedThings } from './CarriedThings.tsx'
import { useIsProven } from './use-is-proven.ts'

/** What is their own alone, for forms without an image code: a slide is asked for when it is needed, and of one's own never. */
export function CarriedProof(_: { readonly isOpen: boolean }) {
  return useIsProven() && <CarriedThings isOpen />
}
