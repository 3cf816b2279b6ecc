import { promisedTimes } from '@ecenter/contract/constants/promised-times.ts'
import { leadForCaller } from '@ecenter/contract/customers/desk/intake.ts'
import type { DeskCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import { type DeskResponseOf, isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import { productNames } from '@ecenter/contract/promotions/promoted-product.ts'
import { readLead } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import { useState } from 'react'
import { useDeskSession } from '../../client/desk-session.ts'
import { useDeskForm } from '../../client/use-desk-form.ts'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { choicesOf } from '../../kit/fields/choice.ts'
import { FieldRow, Form } from '../../kit/fields/Form.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { Panel } from '../../kit/layout/Panel.tsx'
import { AreaField } from '../../places/AreaField.tsx'
import { searchPath } from '../../shell/shell-paths.ts'
import { hrefOfThing } from '../../shell/thing-paths.ts'
import { IntakePage } from './IntakePage.tsx'
import { onFileHint, shownOf } from './prefilled.ts'
import { TakenPanel } from './TakenPanel.tsx'
import { useIntakePlace } from './use-intake-place.ts'

type Taken = DeskResponseOf<typeof leadForCaller>

/** Somebody on the phone wants to buy. */
export function LeadIntakePage() {
  const isAgent = useDeskSession(({ session }) =>
    isAllowed(readLead.access, session.me?.roles ?? []),
  )
  const list = isAgent ? { path: '/leads', title: '投保登记' } : { path: searchPath, title: '查找' }
  return <IntakePage list={list}>{(customer) => <LeadIntake customer={customer} />}</IntakePage>
}

function LeadIntake({ customer }: { readonly customer: DeskCustomer | undefined }) {
  const [taken, setTaken] = useState<Taken>()
  const roles = useDeskSession(({ session }) => session.me?.roles)
  if (taken === undefined) return <LeadForm {...{ customer }} onTaken={setTaken} />
  const href = hrefOfThing('lead', taken.leadId, roles ?? [])
  return (
    <TakenPanel
      number={taken.leadNo}
      name="登记编号"
      told={`专人 ${promisedTimes().leadCallWorkdays} 个工作日内打给 ${taken.maskedPhone}。`}
      notes={taken.isRepeated ? ['这个号码今天已经登记过，是同一条，没有再加。'] : []}
      onMore={() => setTaken(undefined)}
      actions={href === undefined ? undefined : <ButtonLink href={href}>打开这条登记</ButtonLink>}
    />
  )
}

interface LeadFormProps {
  readonly customer: DeskCustomer | undefined
  readonly onTaken: (taken: Taken) => void
}

function LeadForm({ customer, onTaken }: LeadFormProps) {
  const form = useDeskForm(leadForCaller, {
    initial: {
      product: 'car',
      applicant: shownOf(customer?.name),
      mobile: shownOf(customer?.mobile),
      cityCode: '',
    },
    optional: ['applicant', 'mobile'],
    fixed: { customerId: customer?.customerId },
    draft: useIntakePlace('lead-intake', customer),
    onAnswer: onTaken,
  })
  return (
    <Panel title="登记投保意向">
      <Form
        {...form.props}
        actions={
          <Button type="submit" variant="primary" isBusy={form.isSending}>
            登记
          </Button>
        }
      >
        <SelectField label="想买" choices={choicesOf(productNames)} {...form.field('product')} />
        <FieldRow>
          <TextField
            label="投保人姓名"
            hint={onFileHint(customer?.name)}
            {...form.field('applicant')}
          />
          <TextField
            label="手机号"
            hint={onFileHint(customer?.mobile) ?? '专人打这个号码。'}
            inputMode="tel"
            {...form.field('mobile')}
          />
        </FieldRow>
        <AreaField label="投保城市" none="请选择省" {...form.field('cityCode')} />
      </Form>
    </Panel>
  )
}
