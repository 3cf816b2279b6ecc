import { isCarKind, type PolicyKind } from '@ecenter/contract/policies/policy-summary.ts'

interface Opened {
  readonly handle: string
  readonly kind: PolicyKind
}

/** The detail of one policy, on the page of its kind. */
export function detailHref({ handle, kind }: Opened): string {
  const page = isCarKind(kind) ? '/policy-carDetail' : '/policy-detail'
  return `#${page}?handle=${handle}&kind=${kind}`
}
