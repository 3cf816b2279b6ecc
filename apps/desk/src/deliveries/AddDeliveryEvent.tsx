import {
  addDeliveryEvent,
  type DeskDelivery,
} from '@ecenter/contract/deliveries/desk/deliveries-at-desk.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { EventForm } from '../kit/EventForm.tsx'
import { minuteField } from '../kit/moment-text.ts'
import { Reasons } from '../kit/Reasons.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { showToast } from '../kit/toast-store.ts'

interface AddDeliveryEventProps {
  readonly delivery: DeskDelivery
  readonly onChanged: () => Promise<unknown>
}

/** Only codes that the sequence allows now can be chosen; where there are none it says why. */
export function AddDeliveryEvent({ delivery, onChanged }: AddDeliveryEventProps) {
  const { deliveryId, version, addable, reasons } = delivery
  const form = useDeskForm(addDeliveryEvent, {
    initial: { code: '', reason: '', at: minuteField(new Date()) },
    optional: ['reason'],
    fixed: { deliveryId, version },
    draft: `delivery-event/${deliveryId}`,
    reread: onChanged,
    onAnswer: () => showToast('已添加，客户马上可以看到。'),
  })
  const possible = addable.filter(({ whyNot }) => whyNot === undefined)
  const chosen = possible.find(({ code }) => code === form.values.code)
  return (
    <EventForm
      form={form.props}
      isSending={form.isSending}
      event={{
        choices: possible.map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
        ...form.field('code'),
      }}
      at={{ hint: '不能早于上一个进展，不能晚于现在。', ...form.field('at') }}
    >
      {chosen?.hasFailed && (
        <SelectField
          label="没有成功的原因"
          none="请选择"
          choices={reasons.map(({ reason, name }) => ({ value: reason, label: name }))}
          {...form.field('reason')}
        />
      )}
      {possible.length === 0 && (
        <Reasons acts={addable.map(({ name, whyNot }) => ({ name, why: whyNot }))} />
      )}
    </EventForm>
  )
}
