import { type CallerTried, proveCaller } from '@ecenter/contract/customers/desk/phone-call.ts'
import type { DeskCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import { useEffect } from 'react'
import { useDeskForm } from '../client/use-desk-form.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { FieldRow, Form } from '../kit/fields/Form.tsx'
import { TextField } from '../kit/fields/TextField.tsx'

interface CallerFactsProps {
  readonly customer: DeskCustomer
  readonly onTried: (answer: CallerTried) => Promise<void>
}

/** What the caller says, as they say it: the service tells whether it is right, not what is. */
export function CallerFacts({ customer, onTried }: CallerFactsProps) {
  const { customerId, isCompany } = customer
  const form = useDeskForm(proveCaller, {
    initial: { idTail: '', policyNo: '', licenseNo: '', frameNo: '' },
    optional: ['idTail', 'policyNo', 'licenseNo', 'frameNo'],
    fixed: { customerId },
    isDone: ({ result }) => result === 'proven',
    onAnswer: (answer) => void onTried(answer),
  })
  useEffect(() => {
    // Who has just taken the call types on; nobody is led away from what they do.
    if (document.activeElement?.matches('input, textarea, select')) return
    document
      .querySelector<HTMLInputElement>(`input[name="${isCompany ? 'policyNo' : 'idTail'}"]`)
      ?.focus()
  }, [isCompany])
  const policyNo = <TextField label="完整的保单号" {...form.field('policyNo')} />
  // What most callers know stands side by side.
  return (
    <Form
      {...form.props}
      actions={
        <Button type="submit" variant="primary" isBusy={form.isSending}>
          核对
        </Button>
      }
    >
      <p>
        请客户说出两项，其中一项要是{isCompany ? '完整的保单号' : '证件号后四位或完整的保单号'}
        。系统只说对不对，不显示答案。
      </p>
      <FieldRow>
        {isCompany ? policyNo : <TextField label="证件号后四位" {...form.field('idTail')} />}
        <TextField label="车牌号" {...form.field('licenseNo')} />
      </FieldRow>
      <FieldRow>
        {!isCompany && policyNo}
        <TextField label="车架号" {...form.field('frameNo')} />
      </FieldRow>
    </Form>
  )
}
