import type { ReactNode } from 'react'
import type { QueryState } from '../client/use-desk-query.ts'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { BackToList } from './BackToList.tsx'
import { Loaded } from './Loaded.tsx'

interface DetailPageProps<Value> {
  /** Of the list that leads here. */
  readonly listPath: string
  readonly id: string | undefined
  /** Shown where the address names nothing. */
  readonly withoutId: string
  readonly query: QueryState<Value>
  readonly children: (value: Value) => ReactNode
}

/** One thing of a list, with the way back to it. */
export function DetailPage<Value>(props: DetailPageProps<Value>) {
  const { listPath, id, withoutId, query, children } = props
  const back = <BackToList path={listPath} />
  if (id === undefined) return <EmptyState title={withoutId} actions={back} />
  return (
    <PageStack>
      <div>{back}</div>
      <Loaded query={query} lines={8}>
        {children}
      </Loaded>
    </PageStack>
  )
}
