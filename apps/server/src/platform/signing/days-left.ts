import type { Signer } from './signer.ts'

const msADay = 86_400_000

/** How many whole days the certificate in use is still good for; below 0 when it has expired. */
export function daysLeft({ certificates: [inUse] }: Signer, now: Date): number {
  const until = new Date(inUse?.validTo ?? 0)
  return Math.floor((until.getTime() - now.getTime()) / msADay)
}
