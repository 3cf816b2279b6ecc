import { DoorForm } from '../../lookups/DoorForm.tsx'
import { useDoorForm } from '../../lookups/use-door-form.ts'
import { navigate } from '../../shell/location.ts'
import { useCarPayment } from '../../state/car-payment.ts'
import { useNonCarPayment } from '../../state/non-car-payment.ts'
import type { OrderFact } from '../order-facts.ts'
import { orderDoors } from './order-doors.ts'

/** Finds orders by what the customer gave when they placed them. */
export function OrderForm({ fact }: { readonly fact: OrderFact }) {
  const form = useDoorForm({
    door: orderDoors[fact],
    typed: { ...useCarPayment(), ...useNonCarPayment() },
    onFound(asked) {
      const { licenseNo, identifyNumber, applyMobile, ...other } = asked
      if (fact === 'plate') useCarPayment.setState({ licenseNo, identifyNumber, applyMobile })
      else useNonCarPayment.setState(other)
      navigate(`/order-detail?by=${fact}`)
    },
  })
  return <DoorForm label={`查${orderDoors[fact].label}`} form={form} submitText="查询订单" />
}
