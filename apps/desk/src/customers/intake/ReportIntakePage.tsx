import { accidentKindNames } from '@ecenter/contract/accident-reports/accident.ts'
import { readReport } from '@ecenter/contract/accident-reports/desk/reports-at-desk.ts'
import { reportForCaller } from '@ecenter/contract/customers/desk/intake.ts'
import type { DeskCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import { type DeskResponseOf, isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import { useState } from 'react'
import { useDeskSession } from '../../client/desk-session.ts'
import { useDeskForm } from '../../client/use-desk-form.ts'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { Checkbox } from '../../kit/fields/CheckboxGroup.tsx'
import { choicesOf } from '../../kit/fields/choice.ts'
import { FieldRow, Form } from '../../kit/fields/Form.tsx'
import { minuteField } from '../../kit/fields/minute-field.ts'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { TextareaField } from '../../kit/fields/TextareaField.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { Callout } from '../../kit/layout/Callout.tsx'
import { Panel } from '../../kit/layout/Panel.tsx'
import { searchPath } from '../../shell/shell-paths.ts'
import { hrefOfThing } from '../../shell/thing-paths.ts'
import { IntakePage } from './IntakePage.tsx'
import { carsOf, onFileHint, shownOf } from './prefilled.ts'
import { TakenPanel } from './TakenPanel.tsx'
import { useIntakePlace } from './use-intake-place.ts'

type Taken = DeskResponseOf<typeof reportForCaller>

const drivers = { me: '报案人', somebody: '别人' } as const
const otherSides = { here: '在现场', left: '走了', none: '没有对方' } as const

/** An accident that somebody reports on the phone. */
export function ReportIntakePage() {
  const isHandler = useDeskSession(({ session }) =>
    isAllowed(readReport.access, session.me?.roles ?? []),
  )
  const list = isHandler
    ? { path: '/accident-reports', title: '出险报案' }
    : { path: searchPath, title: '查找' }
  return <IntakePage list={list}>{(customer) => <ReportIntake customer={customer} />}</IntakePage>
}

function ReportIntake({ customer }: { readonly customer: DeskCustomer | undefined }) {
  const [taken, setTaken] = useState<Taken>()
  const roles = useDeskSession(({ session }) => session.me?.roles)
  if (taken === undefined) return <ReportForm {...{ customer }} onTaken={setTaken} />
  const href = hrefOfThing('report', taken.reportId, roles ?? [])
  return (
    <TakenPanel
      number={taken.receiptNo}
      name="受理号"
      told={`短信正发到 ${taken.maskedPhone}。`}
      notes={['照片请来电人先留着，理赔人员联系时再给。']}
      onMore={() => setTaken(undefined)}
      actions={href === undefined ? undefined : <ButtonLink href={href}>打开这次报案</ButtonLink>}
    />
  )
}

interface ReportFormProps {
  readonly customer: DeskCustomer | undefined
  readonly onTaken: (taken: Taken) => void
}

function ReportForm({ customer, onTaken }: ReportFormProps) {
  const cars = carsOf(customer)
  const form = useDeskForm(reportForCaller, {
    initial: {
      policyId: cars[0]?.value ?? '',
      name: shownOf(customer?.name),
      mobile: shownOf(customer?.mobile),
      licenseNo: '',
      isHurt: false,
      place: '',
      happenedAt: '',
      kind: undefined,
      note: '',
      driver: 'me',
      driverName: '',
      otherSide: 'here',
      otherPlate: '',
      otherMobile: '',
    },
    optional: [
      'policyId',
      'name',
      'mobile',
      'licenseNo',
      'note',
      'driverName',
      'otherPlate',
      'otherMobile',
    ],
    fixed: { customerId: customer?.customerId },
    draft: useIntakePlace('report-intake', customer),
    onAnswer: onTaken,
  })
  const { policyId, isHurt, driver, otherSide } = form.values
  return (
    <Panel title="替来电人报案">
      <Form
        {...form.props}
        actions={
          <Button type="submit" variant="primary" isBusy={form.isSending}>
            登记报案
          </Button>
        }
      >
        <Checkbox label="有人受伤" {...form.field('isHurt')} />
        {isHurt === true && <Callout tone="danger">请来电人先拨 120，车先别挪。</Callout>}
        <FieldRow>
          {cars.length > 0 && (
            <SelectField
              label="哪辆车"
              choices={[...cars, { value: '', label: '别的车，填车牌号' }]}
              {...form.field('policyId')}
            />
          )}
          {(policyId ?? '') === '' && <TextField label="车牌号" {...form.field('licenseNo')} />}
        </FieldRow>
        <FieldRow>
          <TextField label="报案人姓名" hint={onFileHint(customer?.name)} {...form.field('name')} />
          <TextField
            label="报案人手机号"
            hint={onFileHint(customer?.mobile) ?? '受理号用短信发到这个号码。'}
            inputMode="tel"
            {...form.field('mobile')}
          />
        </FieldRow>
        <FieldRow>
          <TextField
            label="出险时间"
            type="datetime-local"
            max={minuteField(new Date())}
            {...form.field('happenedAt')}
          />
          <SelectField
            label="怎么撞的"
            none="请选择"
            choices={choicesOf(accidentKindNames)}
            {...form.field('kind')}
          />
        </FieldRow>
        <TextField label="地点" hint="路名、路口或里程桩，尽量说准。" {...form.field('place')} />
        <FieldRow>
          <SelectField label="谁在开车" choices={choicesOf(drivers)} {...form.field('driver')} />
          {driver === 'somebody' && (
            <TextField label="驾驶人姓名" hint="选填。" {...form.field('driverName')} />
          )}
        </FieldRow>
        <SelectField label="对方" choices={choicesOf(otherSides)} {...form.field('otherSide')} />
        {otherSide !== 'none' && (
          <FieldRow>
            <TextField label="对方车牌" hint="选填。" {...form.field('otherPlate')} />
            <TextField
              label="对方手机"
              hint="选填。"
              inputMode="tel"
              {...form.field('otherMobile')}
            />
          </FieldRow>
        )}
        <TextareaField
          label="补充说明"
          hint="选填，最多 500 个字。"
          rows={3}
          {...form.field('note')}
        />
      </Form>
    </Panel>
  )
}
