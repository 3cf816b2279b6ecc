import type { SettlementOffer } from '@ecenter/contract/claims/settlement-offer.ts'

/** What an agreement stands under: a signature under other lines or another account is another one. */
export function whatIsSigned({ mark, payee }: Pick<SettlementOffer, 'mark' | 'payee'>): string {
  return `${mark} ${payee?.mark}`
}
