import {
  type CallerTried,
  confirmCallerCode,
  sendCallerCode,
} from '@ecenter/contract/customers/desk/phone-call.ts'
import type { DeskCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import { useState } from 'react'
import { failureText } from '../client/failures.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { useSubmit } from '../client/use-submit.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { Form } from '../kit/fields/Form.tsx'
import { CodeField } from '../kit/fields/TextField.tsx'
import { Callout } from '../kit/layout/Callout.tsx'

interface CallerCodeProps {
  readonly customer: DeskCustomer
  readonly onTried: (answer: CallerTried) => Promise<void>
}

/** A code to the phone on file, which the caller reads out: it opens phone and ID number too. */
export function CallerCode({ customer: { customerId }, onTried }: CallerCodeProps) {
  const [sentTo, setSentTo] = useState<string>()
  const sending = useSubmit(sendCallerCode)
  const form = useDeskForm(confirmCallerCode, {
    initial: { smsCode: '' },
    fixed: { customerId },
    onAnswer: (answer) => void onTried(answer),
  })

  async function send() {
    const sent = await sending.submit({ customerId })
    if (sent !== undefined) setSentTo(sent.maskedMobile)
  }

  return (
    <Form
      {...form.props}
      actions={
        <>
          <Button
            variant={sentTo === undefined ? 'primary' : 'secondary'}
            isBusy={sending.isSending}
            onClick={() => void send()}
          >
            {sentTo === undefined ? '发验证码' : '重新发送'}
          </Button>
          {sentTo !== undefined && (
            <Button type="submit" variant="primary" isBusy={form.isSending}>
              核对
            </Button>
          )}
        </>
      }
    >
      {sending.failed !== undefined && (
        <Callout tone="danger" isAlert>
          {failureText(sending.failed)}
        </Callout>
      )}
      {sentTo === undefined ? (
        <p>验证码发到客户留存的手机，请客户报给您。通过后可以说出手机号和证件号码。</p>
      ) : (
        <>
          <p>{`已发到 ${sentTo}，5 分钟内有效。`}</p>
          <CodeField label="客户报的验证码" {...form.field('smsCode')} />
        </>
      )}
    </Form>
  )
}
