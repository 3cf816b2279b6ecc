import type { CarDocument } from '@ecenter/contract/person/overview.ts'
import type { PolicyKind } from '@ecenter/contract/policies/policy-summary.ts'

/** Where a paper is read; `kind` of the policy tells its page whether there is a mark beside it. */
export function documentHref(
  { kind, handle, endorsementNo = '' }: Pick<CarDocument, 'kind' | 'handle' | 'endorsementNo'>,
  policyKind: PolicyKind | undefined,
): string {
  switch (kind) {
    case 'policy':
      return `#/pdf?${new URLSearchParams({ handle, ...(policyKind && { kind: policyKind }) })}`
    case 'mark':
      return `#/pdf?${new URLSearchParams({ handle, paper: kind })}`
    case 'endorsement':
      return `#/pdf?${new URLSearchParams({ handle, paper: kind, endorsementNo })}`
    case 'invoice':
      return `#/invoice-queryResult?${new URLSearchParams({ by: 'policy', handle })}`
  }
}
