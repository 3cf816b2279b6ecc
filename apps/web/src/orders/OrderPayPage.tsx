import { findOrders } from '@ecenter/contract/orders/order-calls.ts'
import { PageIntro } from '../kit/layout/PageIntro.tsx'
import { LinkTabs } from '../kit/tabs/LinkTabs.tsx'
import { SearchFormView } from '../lookups/SearchFormView.tsx'
import { type SearchForm, searchForm, type TextName } from '../lookups/search-form.ts'
import { useFact } from '../lookups/use-fact.ts'
import { useSearchForm } from '../lookups/use-search-form.ts'
import { navigate } from '../shell/location.ts'
import { HelpFoot } from '../shell/screen/HelpFoot.tsx'
import { Screen } from '../shell/screen/Screen.tsx'
import { type CarPayment, useCarPayment } from '../state/car-payment.ts'
import { type NonCarPayment, useNonCarPayment } from '../state/non-car-payment.ts'
import { type OrderFact, orderFacts } from './order-facts.ts'
import { queryHref } from './order-pages.ts'

/** `/order-pay`: orders that wait for their money, of a car or by name. */
export function OrderPayPage() {
  const [fact] = useFact(orderFacts)
  return (
    <Screen isPlain>
      <LinkTabs
        label="订单种类"
        tabs={orderFacts.map((each) => ({
          label: orderForms[each].label,
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

/** Finds orders by what the customer gave when they placed them. */
function OrderForm({ fact }: { readonly fact: OrderFact }) {
  const form = useSearchForm({
    searchForm: orderForms[fact],
    typed: { ...useCarPayment(), ...useNonCarPayment() },
    onFound(asked) {
      const { licenseNo, identifyNumber, applyMobile, ...other } = asked
      if (fact === 'plate') useCarPayment.setState({ licenseNo, identifyNumber, applyMobile })
      else useNonCarPayment.setState(other)
      navigate(`/order-detail?by=${fact}`)
    },
  })
  return <SearchFormView label={`查${orderForms[fact].label}`} form={form} submitText="查询订单" />
}

const idHint = '投保人的证件，单位填统一社会信用代码。'
const mobileLabel = '投保时留的手机号'

type Typed = CarPayment & NonCarPayment

/** Ways to orders that are to be paid; both ask for the phone, so nobody finds those of a neighbour. */
const orderForms: Readonly<Record<OrderFact, SearchForm<TextName<Typed>>>> = {
  plate: searchForm(findOrders, {
    label: '车险订单',
    fields: [
      { name: 'licenseNo', label: '车牌号', writing: 'plate' },
      { name: 'identifyNumber', label: '证件号码', hint: idHint, writing: 'id' },
      { name: 'applyMobile', label: mobileLabel, writing: 'mobile' },
    ],
    isSlideGuarded: true,
  }),
  name: searchForm(findOrders, {
    label: '其他订单',
    fields: [
      { name: 'identifyname', label: '投保人姓名', writing: 'name' },
      { name: 'identifynumber', label: '证件号码', hint: idHint, writing: 'id' },
      { name: 'identifymobile', label: mobileLabel, writing: 'mobile' },
    ],
    isSlideGuarded: true,
  }),
}
