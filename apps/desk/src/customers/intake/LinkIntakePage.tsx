import { linkForCaller } from '@ecenter/contract/customers/desk/intake.ts'
import type { DeskCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import type { DeskResponseOf } from '@ecenter/contract/desk/desk-call.ts'
import { linkDaysAtMost } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { refundPurposeNames } from '@ecenter/contract/links/link.ts'
import { useState } from 'react'
import { useDeskSession } from '../../client/desk-session.ts'
import { useDeskForm } from '../../client/use-desk-form.ts'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { choicesOf } from '../../kit/fields/choice.ts'
import { FieldRow, Form } from '../../kit/fields/Form.tsx'
import { NumberField } from '../../kit/fields/NumberField.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { YuanField } from '../../kit/fields/YuanField.tsx'
import { Panel } from '../../kit/layout/Panel.tsx'
import { hrefOfThing } from '../../shell/thing-paths.ts'
import { IntakePage } from './IntakePage.tsx'
import { NumberOrChoice } from './NumberOrChoice.tsx'
import { numbersOf, onFileHint, onlyOf, shownOf } from './prefilled.ts'
import { TakenPanel } from './TakenPanel.tsx'
import { useIntakePlace } from './use-intake-place.ts'

type Taken = DeskResponseOf<typeof linkForCaller>

/** How long a link lasts unless something else is typed. */
const usualDays = 3

/** A refund for who calls or writes: they say themselves where it goes. */
export function LinkIntakePage() {
  const list = { path: '/links', title: '收款链接' }
  return <IntakePage list={list}>{(customer) => <LinkIntake customer={customer} />}</IntakePage>
}

function LinkIntake({ customer }: { readonly customer: DeskCustomer | undefined }) {
  const [taken, setTaken] = useState<Taken>()
  const roles = useDeskSession(({ session }) => session.me?.roles)
  if (taken === undefined) return <LinkForm {...{ customer }} onTaken={setTaken} />
  const { linkId, maskedPhone, expiresAt } = taken
  const href = hrefOfThing('link', linkId, roles ?? [])
  return (
    <TakenPanel
      name="有效期至"
      number={expiresAt}
      told={`链接正用短信发到 ${maskedPhone}。`}
      notes={['客户登记收款账户后，由理赔人员打款。']}
      words={{ title: '链接已发送', more: '再发一个链接' }}
      onMore={() => setTaken(undefined)}
      actions={href === undefined ? undefined : <ButtonLink href={href}>打开这个链接</ButtonLink>}
    />
  )
}

interface LinkFormProps {
  readonly customer: DeskCustomer | undefined
  readonly onTaken: (taken: Taken) => void
}

function LinkForm({ customer, onTaken }: LinkFormProps) {
  const policies = numbersOf(customer, 'policy')
  const isProven = customer?.isOpen === true
  const form = useDeskForm(linkForCaller, {
    initial: {
      purpose: undefined,
      insuredName: shownOf(customer?.name),
      mobile: shownOf(customer?.mobile),
      policyNo: onlyOf(policies),
      amount: undefined,
      reason: '',
      flightnumber: '',
      flightdate: '',
      days: usualDays,
    },
    optional: ['insuredName', 'mobile', 'flightnumber', 'flightdate'],
    fixed: { customerId: customer?.customerId },
    draft: useIntakePlace('link-intake', customer),
    onAnswer: onTaken,
  })
  const premium = customer?.policies.find(({ number }) => number === form.values.policyNo)?.amount
  return (
    <Panel title="发送收款链接">
      <Form
        {...form.props}
        actions={
          <Button type="submit" variant="primary" isBusy={form.isSending}>
            发短信给客户
          </Button>
        }
      >
        <FieldRow>
          <SelectField
            label="款项"
            none="请选择"
            choices={choicesOf(refundPurposeNames)}
            {...form.field('purpose')}
          />
          <YuanField
            label="金额（元）"
            hint={
              form.values.purpose === 'premium' && premium
                ? `这张保单的保费 ${premium} 元。`
                : '客户会看到，打款的同事照它核对。'
            }
            {...form.field('amount')}
          />
        </FieldRow>
        <FieldRow>
          <TextField
            label="被保险人姓名"
            hint="收款人要是被保险人本人。"
            {...form.field('insuredName')}
          />
          <TextField
            label="客户手机号"
            hint={
              (isProven && customer.isMobileOwn ? onFileHint(customer.mobile) : undefined) ??
              '短信发到这个号码，客户凭它登记。'
            }
            inputMode="tel"
            {...form.field('mobile')}
          />
        </FieldRow>
        <FieldRow>
          <NumberOrChoice
            label="保单号"
            none="请选择"
            known={policies}
            {...form.field('policyNo')}
          />
          <NumberField
            label="有效天数"
            hint={`1 至 ${linkDaysAtMost} 天，过期后要重新发送。`}
            {...form.field('days')}
          />
        </FieldRow>
        <TextField
          label="事由"
          hint="客户会看到，最多 60 个字，例如：航班延误 3 小时，按约定赔付。"
          maxLength={60}
          {...form.field('reason')}
        />
        {form.values.purpose === 'flight-delay' && (
          <FieldRow>
            <TextField
              label="航班号"
              hint="选填，客户登记时可以改。"
              placeholder="例如 CA1234"
              {...form.field('flightnumber')}
            />
            <TextField label="航班日期" hint="选填。" type="date" {...form.field('flightdate')} />
          </FieldRow>
        )}
      </Form>
    </Panel>
  )
}
