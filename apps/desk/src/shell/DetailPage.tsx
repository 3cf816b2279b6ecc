import type { OwnedKind } from '@ecenter/contract/customers/desk/customer-thing.ts'
import type { ReactNode } from 'react'
import type { QueryState } from '../client/use-desk-query.ts'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { ButtonRow, PageStack } from '../kit/layout/PageStack.tsx'
import { BackToList } from './BackToList.tsx'
import { CustomerLink } from './CustomerLink.tsx'
import { Loaded } from './Loaded.tsx'

interface DetailPageProps<Value> {
  /** Of the list that leads here. */
  readonly listPath: string
  readonly id: string | undefined
  readonly kind: OwnedKind
  /** Shown where the address names nothing. */
  readonly withoutId: string
  readonly query: QueryState<Value>
  readonly children: (value: Value) => ReactNode
}

/** One thing of a list, with the way back to it and the way to its customer. */
export function DetailPage<Value>(props: DetailPageProps<Value>) {
  const { listPath, id, kind, withoutId, query, children } = props
  const back = <BackToList path={listPath} />
  if (id === undefined) return <EmptyState title={withoutId} actions={back} />
  return (
    <PageStack>
      <ButtonRow>
        {back}
        <CustomerLink {...{ kind, id }} />
      </ButtonRow>
      <Loaded query={query} lines={8}>
        {children}
      </Loaded>
    </PageStack>
  )
}
