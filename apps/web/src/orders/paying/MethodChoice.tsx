import type { PaymentMethod } from '@ecenter/contract/orders/order.ts'
import { FlaskConical, type IconNode, MessageCircle, Wallet } from 'lucide'
import { RadioGroup } from '../../kit/choices/RadioGroup.tsx'
import { Card } from '../../kit/layout/Card.tsx'

interface MethodLook {
  readonly label: string
  readonly note?: string
  readonly icon: IconNode
}

const looks: Readonly<Record<PaymentMethod, MethodLook>> = {
  wechat: { label: '微信支付', icon: MessageCircle },
  alipay: { label: '支付宝', icon: Wallet },
  sandbox: { label: '模拟支付', note: '演示环境，不会真的扣款', icon: FlaskConical },
}

interface MethodChoiceProps {
  readonly methods: readonly PaymentMethod[]
  readonly method: PaymentMethod
  readonly onChoose: (method: PaymentMethod) => void
}

/** With whom it is paid. */
export function MethodChoice({ methods, method, onChoose }: MethodChoiceProps) {
  return (
    <Card title="支付方式">
      <RadioGroup
        label="支付方式"
        isLabelHidden
        look="rows"
        choices={methods.map((value) => ({ value, ...looks[value] }))}
        value={method}
        onChange={onChoose}
      />
    </Card>
  )
}
