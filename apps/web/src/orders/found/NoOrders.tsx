import { NoneFound } from '../../shell/NoneFound.tsx'
import type { OrderFact } from '../order-facts.ts'
import { queryHref } from '../order-pages.ts'

const mistyped: Record<OrderFact, string> = {
  plate: '车牌号、证件号码或手机号，与投保时填写的不一样。',
  name: '姓名、证件号码或手机号，与投保时填写的不一样；车险请用车牌号查。',
}

export function NoOrders({ fact }: { readonly fact: OrderFact }) {
  return (
    <NoneFound
      title="没有查到订单"
      queryHref={queryHref(fact)}
      reasons={[mistyped[fact], '多次没有查对的，请过一小时再查。']}
    >
      没有与您填写的信息相符的订单。
    </NoneFound>
  )
}
