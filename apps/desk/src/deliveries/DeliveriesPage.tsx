import { findDelivery, readDelivery } from '@ecenter/contract/deliveries/desk/deliveries-at-desk.ts'
import { PackageSearch, Search } from 'lucide'
import { useDeskForm } from '../client/use-desk-form.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { FindBar } from '../kit/lists/FindBar.tsx'
import { CustomerLink } from '../shell/CustomerLink.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { goInstead, usePlace } from '../shell/location.ts'
import { OfOwnBranch } from '../shell/OfOwnBranch.tsx'
import { DeliveryView } from './DeliveryView.tsx'
import { deliveriesPath } from './delivery-paths.ts'

/** One delivery at a time, found by its order or by a policy that came of it. */
export function DeliveriesPage() {
  const { id } = usePlace().parameters
  const query = useDeskQuery(readDelivery, id === undefined ? undefined : { deliveryId: id })
  const form = useDeskForm(findDelivery, {
    initial: { number: '' },
    onAnswer: ({ deliveryId }) => goInstead(deliveriesPath, { id: deliveryId }),
  })
  return (
    <PageStack>
      <FindBar {...form.props} label="查找配送">
        <TextField label="订单号或保单号" {...form.field('number')} />
        <Button type="submit" variant="primary" icon={Search} isBusy={form.isSending}>
          查找
        </Button>
      </FindBar>
      <OfOwnBranch of="deliveries" />
      {id === undefined ? (
        <EmptyState icon={PackageSearch} title="请按订单号或保单号查找">
          可以看到客户看到的配送进度，也可以补记进展。每次查找都会留下记录。
        </EmptyState>
      ) : (
        <>
          <div>
            <CustomerLink kind="delivery" id={id} />
          </div>
          <Loaded query={query} lines={8}>
            {(delivery) => (
              <DeliveryView key={delivery.deliveryId} delivery={delivery} onChanged={query.ask} />
            )}
          </Loaded>
        </>
      )}
    </PageStack>
  )
}
