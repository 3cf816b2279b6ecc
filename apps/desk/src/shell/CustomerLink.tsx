import type { OwnedKind } from '@ecenter/contract/customers/desk/customer-thing.ts'
import { findCustomersOf } from '@ecenter/contract/customers/desk/search-customers.ts'
import { isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import { UserRound } from 'lucide'
import { useDeskSession } from '../client/desk-session.ts'
import { ButtonLink } from '../kit/buttons/Button.tsx'
import { hrefOf } from './location.ts'
import { customerOfPath } from './shell-paths.ts'

interface CustomerLinkProps {
  readonly kind: OwnedKind
  readonly id: string
}

/** From a thing to the page of whom it is of, for who may look for customers. */
export function CustomerLink({ kind, id }: CustomerLinkProps) {
  const maySearch = useDeskSession(({ session }) =>
    isAllowed(findCustomersOf.access, session.me?.roles ?? []),
  )
  if (!maySearch) return null
  return (
    <ButtonLink href={hrefOf(customerOfPath, { kind, id })} variant="text" icon={UserRound}>
      客户
    </ButtonLink>
  )
}
