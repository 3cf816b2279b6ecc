import type { DeskCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import { useEffect } from 'react'

/** What somebody has proven is over after a quarter of an hour: then what shows is masked again by itself. */
export function useAskWhenProofEnds(
  customer: Pick<DeskCustomer, 'proofs'> | undefined,
  ask: () => Promise<unknown>,
): void {
  const until = customer?.proofs.find(({ by }) => by !== 'sms')?.until
  useEffect(() => {
    if (until === undefined) return
    // The minute counts as a whole.
    const ends = Date.parse(`${until.replace(' ', 'T')}:59+08:00`) + 1000
    const timer = setTimeout(() => void ask(), Math.max(1000, ends - Date.now()))
    return () => clearTimeout(timer)
  }, [until, ask])
}
