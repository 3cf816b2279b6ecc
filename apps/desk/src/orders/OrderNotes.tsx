import type { DeskOrder } from '@ecenter/contract/orders/desk/orders-at-desk.ts'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { StepList } from '../kit/lists/StepList.tsx'
import { hurryWords } from './order-words.ts'

/** What colleagues wrote of an order, the latest in front. */
export function OrderNotes({ notes }: Pick<DeskOrder, 'notes'>) {
  return (
    <Panel title="备注">
      {notes.length === 0 ? (
        <EmptyState title="还没有备注" />
      ) : (
        <StepList
          label="备注"
          steps={notes.map(({ at, byName, text, hurried }) => ({
            title: hurried === undefined ? byName : `${byName}，${hurryWords[hurried]}`,
            state: 'done',
            at,
            text,
          }))}
        />
      )}
    </Panel>
  )
}
