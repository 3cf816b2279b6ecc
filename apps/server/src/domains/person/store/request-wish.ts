import { dataRequestKind } from '@ecenter/contract/person/privacy.ts'
import { object, parse, string } from 'valibot'
import type { Clock } from '../../../platform/clock/clock.ts'
import { type Wish, type WishStore, wishesAbout } from '../../../platform/wishes/wish.ts'
import { personId } from './contact-wish.ts'

const after = object({ receiptNo: string() })

/** The core answered a request about somebody's data, so it is open no more. */
export async function closeRequest(
  { db, clock }: WishStore & { readonly clock: Pick<Clock, 'now'> },
  wish: Wish,
): Promise<void> {
  await db
    .updateTable('data_request')
    .set({ closed_at: clock.now() })
    .where('customer_key', '=', wish.customerKey)
    .where('kind', '=', parse(dataRequestKind, wish.part))
    .where('receipt_no', '=', parse(after, wish.after).receiptNo)
    .where('closed_at', 'is', null)
    .execute()
}

/** Why requests were refused, by their receipts. */
export async function refusalsOf(
  store: WishStore,
  customerKey: Buffer,
): Promise<ReadonlyMap<string, string>> {
  const wishes = await wishesAbout(store, 'data-request', [personId(customerKey)])
  return new Map(
    wishes.flatMap((wish) =>
      wish.state === 'refused' && wish.reason !== undefined
        ? [[parse(after, wish.after).receiptNo, wish.reason]]
        : [],
    ),
  )
}
