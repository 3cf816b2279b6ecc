import { orderDelivery, queryDelivery } from '@ecenter/contract/deliveries/delivery.ts'
import { keepPrefetched } from '../../client/prefetched-answer.ts'
import { RadioGroup } from '../../kit/choices/RadioGroup.tsx'
import { Fields } from '../../kit/fields/Fields.tsx'
import { SearchInput } from '../../lookups/SearchInput.tsx'
import { navigate } from '../../shell/location.ts'
import { useOrderDelivery } from '../../state/order-delivery.ts'
import { LookupFormEnd } from '../../verification/LookupFormEnd.tsx'
import { useLookupForm } from '../../verification/use-lookup-form.tsx'
import { deliveryPath } from '../delivery-pages.ts'

const insuredId = {
  name: 'insurdIdentityNumber',
  label: '被保险人证件号码',
  hint: '单位填统一社会信用代码。',
  writing: 'id',
} as const

const frame = {
  name: 'frameNo',
  label: '车架号后六位',
  hint: '行驶证上「车辆识别代号」的最后 6 位。',
  writing: 'number',
} as const

/** Section 3: `isDeckCard`. */
const giftCard = [
  { value: '1', label: '没有用' },
  { value: '0', label: '用了礼品卡' },
] as const

/** Who finds one delivery comes to it at once, and to a list only where there are more. */
export function DeliveryForm() {
  const { code: _, ...typed } = useOrderDelivery()
  const form = useLookupForm(orderDelivery, {
    initial: { ...typed, code: '' },
    onAnswer({ deliveryInfoList }, { code: _, ...asked }) {
      useOrderDelivery.setState(asked)
      const [first, ...others] = deliveryInfoList
      if (first === undefined || others.length > 0) return navigate(deliveryPath())
      keepPrefetched(queryDelivery, { handle: first.handle }, first)
      navigate(deliveryPath(first.handle))
    },
  })
  return (
    <>
      <form {...form.props} aria-label="查保单配送">
        <Fields>
          <SearchInput of={insuredId} {...form.field('insurdIdentityNumber')} />
          <SearchInput of={frame} {...form.field('frameNo')} />
          <RadioGroup
            {...form.widget('isDeckCard')}
            label="投保时用过礼品卡吗"
            choices={giftCard}
          />
          <LookupFormEnd form={form} code={form.field('code')}>
            查询配送
          </LookupFormEnd>
        </Fields>
      </form>
      {form.sheet}
    </>
  )
}
