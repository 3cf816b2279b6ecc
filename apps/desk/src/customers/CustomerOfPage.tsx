import { useIsHere } from '@ecenter/client/use-is-here.ts'
import type { TypedOf } from '@ecenter/contract/call.ts'
import { type OwnedKind, thingKindNames } from '@ecenter/contract/customers/desk/customer-thing.ts'
import { findCustomersOf } from '@ecenter/contract/customers/desk/search-customers.ts'
import { SearchX } from 'lucide'
import { useEffect, useState } from 'react'
import { safeParse } from 'valibot'
import { useSubmit } from '../client/use-submit.ts'
import { Callout } from '../kit/layout/Callout.tsx'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { Skeleton } from '../kit/layout/Skeleton.tsx'
import { FailureNotice } from '../shell/FailureNotice.tsx'
import { goInstead, usePlace } from '../shell/location.ts'
import { CustomerTable } from './CustomerTable.tsx'
import { customerPath } from './customer-paths.ts'
import { PurposePanel } from './PurposePanel.tsx'

/** On the way from a thing to its customer: why one looks is said first, and of several people one is chosen. */
export function CustomerOfPage() {
  const { kind, id } = usePlace().parameters
  const asked = safeParse(findCustomersOf.request, { kind, thingId: id })
  if (!asked.success) return <EmptyState title="请从一件事项的页面打开它的客户" />
  return <Finding key={`${kind}/${id}`} asked={asked.output} />
}

/** It is asked once, for each time counts as a search. */
function Finding({ asked }: { readonly asked: TypedOf<typeof findCustomersOf> }) {
  const { submit, failed } = useSubmit(findCustomersOf)
  const [found, setFound] = useState<Awaited<ReturnType<typeof submit>>>()
  const isHere = useIsHere()

  async function find() {
    const answer = await submit(asked)
    if (answer === undefined || !isHere()) return
    const [only, ...others] = answer.customers
    if (only !== undefined && others.length === 0)
      return goInstead(customerPath, { id: only.customerId })
    setFound(answer)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing, however often it is rendered
  useEffect(() => {
    void find()
  }, [])

  if (failed?.kind === 'rejected' && failed.field === 'purpose')
    return <PurposePanel onChosen={find} />
  if (failed !== undefined) return <FailureNotice failed={failed} />
  if (found === undefined) return <Skeleton lines={6} />
  return <People kind={asked.kind} {...found} />
}

interface PeopleProps {
  readonly kind: OwnedKind
  readonly customers: Parameters<typeof CustomerTable>[0]['customers']
  readonly hasMore: boolean
}

function People({ kind, customers, hasMore }: PeopleProps) {
  if (customers.length === 0) {
    return (
      <EmptyState icon={SearchX} title="没有找到客户">
        {`这件${thingKindNames[kind]}没有对上任何客户的保单或手机。可以问清号码后再查。`}
      </EmptyState>
    )
  }
  return (
    <PageStack>
      <Panel title={`相关的客户（${customers.length}）`} isFlush>
        <CustomerTable label="相关的客户" customers={customers} />
      </Panel>
      {hasMore && <Callout>这个手机号下的人太多，没有全列出。请换证件号码查。</Callout>}
    </PageStack>
  )
}
