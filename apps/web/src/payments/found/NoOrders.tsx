import { FileSearch, Phone } from 'lucide'
import { ButtonLink } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { ResultState } from '../../kit/ResultState.tsx'
import { brand, hotlineUrl } from '../../shell/brand.ts'
import type { OrderFact } from '../order-facts.ts'
import { queryHref } from '../order-pages.ts'

const mistyped: Record<OrderFact, string> = {
  plate: '车牌号、证件号码或手机号，与投保时填写的不一样。',
  name: '姓名、证件号码或手机号，与投保时填写的不一样；车险请用车牌号查。',
}

/** None, not theirs and locked are one answer; why that may be follows from what was asked alone. */
export function NoOrders({ fact }: { readonly fact: OrderFact }) {
  return (
    <ResultState
      tone="empty"
      icon={FileSearch}
      title="没有查到订单"
      actions={
        <>
          <ButtonLink href={queryHref(fact)} isBlock>
            重新查询
          </ButtonLink>
          <ButtonLink href={hotlineUrl} variant="secondary" isBlock>
            <Icon of={Phone} size="s" />
            <span>
              拨打 <span className="num">{brand.hotline}</span>
            </span>
          </ButtonLink>
        </>
      }
      tips={{
        title: '可能的原因',
        items: [mistyped[fact], '多次没有查对的，请过一小时再查。'],
      }}
    >
      没有与您填写的信息相符的订单。
    </ResultState>
  )
}
