import { type DeskOrderRow, searchOrders } from '@ecenter/contract/orders/desk/orders-at-desk.ts'
import { Search, X } from 'lucide'
import { useState } from 'react'
import { useDeskForm } from '../client/use-desk-form.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { FindBar } from '../kit/lists/FindBar.tsx'
import { OrderTable } from './OrderTable.tsx'

/** A customer tells a number of theirs: what was found shows above the lists. */
export function FindOrders() {
  const [found, setFound] = useState<readonly DeskOrderRow[]>()
  const form = useDeskForm(searchOrders, {
    initial: { number: '' },
    onAnswer: ({ orders }) => setFound(orders),
    onFailure() {
      setFound(undefined)
      return false
    },
  })
  const number = form.field('number')
  return (
    <>
      <FindBar {...form.props} label="查找订单">
        <TextField
          label="订单号、保单号或手机号"
          maxLength={40}
          {...number}
          onChange={(typed) => {
            // What was found is of another number.
            setFound(undefined)
            number.onChange(typed)
          }}
        />
        <Button type="submit" icon={Search} isBusy={form.isSending}>
          查找
        </Button>
      </FindBar>
      {found !== undefined && (
        <Panel
          title="查到的订单"
          isFlush
          actions={
            <Button variant="text" isSmall icon={X} onClick={() => setFound(undefined)}>
              收起
            </Button>
          }
        >
          <OrderTable label="查到的订单" orders={found} />
        </Panel>
      )}
    </>
  )
}
