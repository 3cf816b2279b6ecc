import { addDeliveryEvent } from '@ecenter/contract/deliveries/desk/add-delivery-event.ts'
import type { DeskDelivery } from '@ecenter/contract/deliveries/desk/desk-delivery.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { Button } from '../kit/Button.tsx'
import { Callout } from '../kit/Callout.tsx'
import { FieldRow, Form } from '../kit/Form.tsx'
import { minuteField } from '../kit/moment-text.ts'
import { Panel } from '../kit/Panel.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { TextField } from '../kit/TextField.tsx'
import { showToast } from '../kit/toast-store.ts'

interface AddDeliveryEventProps {
  readonly delivery: DeskDelivery
  readonly onChanged: () => Promise<unknown>
}

/** Only codes that the sequence allows now can be chosen. */
export function AddDeliveryEvent({ delivery, onChanged }: AddDeliveryEventProps) {
  const { deliveryId, version, addable, reasons } = delivery
  const now = minuteField(new Date())
  const form = useDeskForm(addDeliveryEvent, {
    initial: { code: '', reason: '', at: now },
    optional: ['reason'],
    fixed: { deliveryId, version },
    draft: `delivery-event/${deliveryId}`,
    onAnswer() {
      showToast('已添加，客户马上可以看到。')
      form.reset()
      void onChanged()
    },
  })
  const possible = addable.filter(({ whyNot }) => whyNot === undefined)
  const chosen = possible.find(({ code }) => code === form.values.code)
  if (possible.length === 0) {
    const [first] = addable
    return (
      <Panel title="补记进展">
        <Callout>{`现在没有可以添加的进展：${first?.whyNot ?? ''}`}</Callout>
      </Panel>
    )
  }
  return (
    <Panel title="补记进展">
      <Form
        {...form.props}
        actions={
          <Button type="submit" variant="primary" isBusy={form.isSending}>
            添加
          </Button>
        }
      >
        <FieldRow>
          <SelectField
            label="进展"
            none="请选择"
            hint="只能添加，不能修改或删除。"
            choices={possible.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
            {...form.field('code')}
          />
          <TextField
            label="发生时间"
            type="datetime-local"
            hint="不能早于上一个进展，不能晚于现在。"
            max={now}
            {...form.field('at')}
          />
        </FieldRow>
        {chosen?.hasFailed && (
          <SelectField
            label="没有成功的原因"
            none="请选择"
            choices={reasons.map(({ reason, name }) => ({ value: reason, label: name }))}
            {...form.field('reason')}
          />
        )}
      </Form>
    </Panel>
  )
}
