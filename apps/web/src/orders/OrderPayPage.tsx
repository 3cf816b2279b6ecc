import { LinkTabs } from '../kit/LinkTabs.tsx'
import { PageIntro } from '../kit/PageIntro.tsx'
import { useFact } from '../lookups/use-fact.ts'
import { HelpFoot } from '../shell/HelpFoot.tsx'
import { Screen } from '../shell/Screen.tsx'
import { OrderForm } from './doors/OrderForm.tsx'
import { orderDoors } from './doors/order-doors.ts'
import { orderFacts } from './order-facts.ts'
import { queryHref } from './order-pages.ts'

/** `/order-pay`: orders that wait for their money, of a car or by name. */
export function OrderPayPage() {
  const [fact] = useFact(orderFacts)
  return (
    <Screen isPlain>
      <LinkTabs
        label="订单种类"
        tabs={orderFacts.map((each) => ({
          label: orderDoors[each].label,
          href: queryHref(each),
        }))}
        current={queryHref(fact)}
      />
      <PageIntro title="支付订单">填写投保时留的信息，找到还没有付款的订单。</PageIntro>
      <OrderForm key={fact} fact={fact} />
      <HelpFoot note="您填写的信息只用于本次查询" question="找不到订单？" />
    </Screen>
  )
}
