import { thingKindNames } from '@ecenter/contract/customers/desk/customer-thing.ts'
import { askedFactNames } from '@ecenter/contract/customers/desk/search-customers.ts'
import { SearchX } from 'lucide'
import { useDeskSession } from '../client/desk-session.ts'
import { RowKeyHints } from '../kit/buttons/KeyHint.tsx'
import { Callout } from '../kit/layout/Callout.tsx'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { noneBy } from '../shell/own-branch.ts'
import type { Found } from '../shell/search/found-store.ts'
import { CustomerTable } from './CustomerTable.tsx'
import { ThingTable } from './ThingTable.tsx'

/** What was found, by kind; nothing found and nobody asked are told apart. */
export function FoundView({ found }: { readonly found: Found }) {
  const { customers, things, facts, hasMore, unavailable } = found
  const isNothing = customers.length + things.length === 0
  const none = useDeskSession(({ session: { me } }) => noneBy(me ?? { roles: [] }, facts))
  const asked = facts.map((fact) => askedFactNames[fact]).join('、')
  return (
    <PageStack>
      {unavailable.length > 0 && (
        <Callout tone="warning" isAlert>
          {unavailable.map((kind) => thingKindNames[kind]).join('、')}
          暂时查不了，有没有还不知道。请稍后再查。
        </Callout>
      )}
      {isNothing && unavailable.length === 0 && (
        <EmptyState icon={SearchX} title="没有查到">
          {`按${asked}查过，${none}。请和客户核对号码；只查完整的号码，不查一部分。`}
        </EmptyState>
      )}
      {customers.length > 0 && (
        <Panel title={`客户（${customers.length}）`} isFlush>
          <CustomerTable label="查到的客户" customers={customers} />
        </Panel>
      )}
      {hasMore && <Callout>这个号码下的人太多，没有全列出。请加上姓名，或换证件号码查。</Callout>}
      {things.length > 0 && (
        <Panel title={`事项（${things.length}）`} isFlush>
          <ThingTable label="查到的事项" things={things} />
        </Panel>
      )}
      {!isNothing && <RowKeyHints />}
    </PageStack>
  )
}
