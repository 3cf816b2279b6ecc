import type { ResponseOf } from '@ecenter/contract/call.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import { promoterCode, queryPromoter } from '@ecenter/contract/purchases/lead.ts'
import { is } from 'valibot'
import { useCall } from '../client/use-call.ts'

export type Promoter =
  | { readonly kind: 'none' }
  | { readonly kind: 'asked' }
  | ({ readonly kind: 'known' } & ResponseOf<typeof queryPromoter>)
  /** A link of nobody's. */
  | { readonly kind: 'nobody' }
  /** It counts for them all the same: the service looks again when the wish is left. */
  | { readonly kind: 'out of reach' }

/** Whose link was opened, by its end. */
export function usePromoter(code: string | undefined): Promoter {
  const isCode = is(promoterCode, code)
  const { value, failed } = useCall(queryPromoter, isCode ? { promoterCode: code } : undefined)
  if (code === undefined) return { kind: 'none' }
  if (!isCode) return { kind: 'nobody' }
  if (value !== undefined) return { kind: 'known', ...value }
  if (failed === undefined) return { kind: 'asked' }
  const isOfNobody = failed.kind === 'refused' && failed.code === resultCodes.nothingFound
  return { kind: isOfNobody ? 'nobody' : 'out of reach' }
}
