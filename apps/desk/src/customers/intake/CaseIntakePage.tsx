import {
  caseCauseNames,
  caseChannelNames,
  caseProductNames,
} from '@ecenter/contract/appeals/case-facts.ts'
import { readCase } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { promisedTimes } from '@ecenter/contract/constants/promised-times.ts'
import { callbackTimes, callbackTimeText } from '@ecenter/contract/constants/service.ts'
import { takeCaseIn, takenWordsAtMost } from '@ecenter/contract/customers/desk/intake.ts'
import type { DeskCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import { type DeskResponseOf, isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import { useState } from 'react'
import { useDeskSession } from '../../client/desk-session.ts'
import { useDeskForm } from '../../client/use-desk-form.ts'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { choicesOf } from '../../kit/fields/choice.ts'
import { FieldRow, Form } from '../../kit/fields/Form.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { TextareaField } from '../../kit/fields/TextareaField.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { Panel } from '../../kit/layout/Panel.tsx'
import { AreaField } from '../../places/AreaField.tsx'
import { usePlace } from '../../shell/location.ts'
import { searchPath } from '../../shell/shell-paths.ts'
import { hrefOfThing } from '../../shell/thing-paths.ts'
import { IntakePage } from './IntakePage.tsx'
import { NumberOrChoice } from './NumberOrChoice.tsx'
import { numbersOf, onFileHint, onlyOf, shownOf } from './prefilled.ts'
import { TakenPanel } from './TakenPanel.tsx'
import { useIntakePlace } from './use-intake-place.ts'

const kindNames = { complaint: '服务投诉', objection: '理赔异议' } as const
const { site: _, ...channelNames } = caseChannelNames
const times = callbackTimes.map((value) => ({ value, label: callbackTimeText(value) }))

/** A complaint or objection that reached the insurer by another way than the site. */
export function CaseIntakePage() {
  const isHandler = useDeskSession(({ session }) =>
    isAllowed(readCase.access, session.me?.roles ?? []),
  )
  const list = isHandler
    ? { path: '/cases', title: '申诉与投诉' }
    : { path: searchPath, title: '查找' }
  return <IntakePage list={list}>{(customer) => <CaseIntake customer={customer} />}</IntakePage>
}

type Taken = DeskResponseOf<typeof takeCaseIn>

function CaseIntake({ customer }: { readonly customer: DeskCustomer | undefined }) {
  const [taken, setTaken] = useState<Taken>()
  if (taken === undefined) return <CaseForm {...{ customer }} onTaken={setTaken} />
  return <CaseTaken {...{ taken }} onMore={() => setTaken(undefined)} />
}

interface CaseFormProps {
  readonly customer: DeskCustomer | undefined
  readonly onTaken: (taken: Taken) => void
}

function CaseForm({ customer, onTaken }: CaseFormProps) {
  const { chat } = usePlace().parameters
  const claims = numbersOf(customer, 'claim')
  const policies = numbersOf(customer, 'policy')
  const form = useDeskForm(takeCaseIn, {
    initial: {
      channel: chat === undefined ? 'phone' : 'chat',
      reference: '',
      dueOn: '',
      kind: 'complaint',
      cause: undefined,
      product: undefined,
      areaCode: '',
      name: shownOf(customer?.name),
      phoneNumber: shownOf(customer?.mobile),
      email: '',
      callBackTime: 'soonest',
      content: '',
      registNo: onlyOf(claims),
      policyNo: onlyOf(policies),
    },
    optional: [
      'reference',
      'dueOn',
      'areaCode',
      'name',
      'phoneNumber',
      'email',
      'registNo',
      'policyNo',
    ],
    fixed: { customerId: customer?.customerId },
    draft: useIntakePlace('case-intake', customer),
    onAnswer: onTaken,
  })
  const { channel, kind } = form.values
  const isRegulator = channel === 'regulator'
  const isLetter = channel === 'letter' || isRegulator || channel === 'online'
  return (
    <Panel title="登记投诉或异议">
      <Form
        {...form.props}
        actions={
          <Button type="submit" variant="primary" isBusy={form.isSending}>
            登记
          </Button>
        }
      >
        <FieldRow>
          <SelectField
            label="从哪里来"
            choices={choicesOf(channelNames)}
            {...form.field('channel')}
          />
          <SelectField
            label="类型"
            hint={hintOf(kind)}
            choices={choicesOf(kindNames)}
            {...form.field('kind')}
          />
        </FieldRow>
        {isLetter && (
          <FieldRow>
            <TextField
              label={isRegulator ? '转办函文号' : '来文编号'}
              hint={isRegulator ? '照函上的写。' : '来信或邮件上的编号，没有的不填。'}
              {...form.field('reference')}
            />
            {isRegulator && (
              <TextField
                label="监管要求的期限"
                hint="函上写的答复日期，早于我们自己的期限时按它算；没有的不填。"
                type="date"
                {...form.field('dueOn')}
              />
            )}
          </FieldRow>
        )}
        <FieldRow>
          <TextField label="客户姓名" hint={onFileHint(customer?.name)} {...form.field('name')} />
          <TextField
            label="手机号"
            hint={
              onFileHint(customer?.mobile) ??
              (isLetter ? '信上没有留的，不填。' : '受理编号用短信发到这个号码。')
            }
            inputMode="tel"
            {...form.field('phoneNumber')}
          />
        </FieldRow>
        <TextareaField
          label="客户说的"
          hint={`尽量用客户的原话，客户查进度时会看到。最多 ${takenWordsAtMost} 个字。`}
          rows={5}
          {...form.field('content')}
        />
        <FieldRow>
          <SelectField
            label="原因"
            none="请选择"
            choices={choicesOf(caseCauseNames)}
            {...form.field('cause')}
          />
          <SelectField
            label="产品"
            none="请选择"
            choices={choicesOf(caseProductNames)}
            {...form.field('product')}
          />
        </FieldRow>
        <FieldRow>
          <NumberOrChoice
            label="涉及的理赔"
            hint={kind === 'objection' ? '报案号。' : '报案号，不涉及的不填。'}
            known={claims}
            {...form.field('registNo')}
          />
          <NumberOrChoice
            label="涉及的保单"
            hint="保单号，不涉及的不填。"
            known={policies}
            {...form.field('policyNo')}
          />
        </FieldRow>
        <FieldRow>
          <TextField
            label="邮箱"
            hint="选填，书面答复也发到这里。"
            inputMode="email"
            {...form.field('email')}
          />
          <SelectField label="希望回电" choices={times} {...form.field('callBackTime')} />
        </FieldRow>
        <AreaField
          label="机构"
          none="不知道"
          hint="由这个地区的分公司办理，别的分公司看不到；填了理赔或保单的，按它们的机构。"
          {...form.field('areaCode')}
        />
      </Form>
    </Panel>
  )
}

interface CaseTakenProps {
  readonly taken: Taken
  readonly onMore: () => void
}

function CaseTaken({ taken, onMore }: CaseTakenProps) {
  const { caseId, caseNo, answerBy, maskedPhone, earlierNo } = taken
  const roles = useDeskSession(({ session }) => session.me?.roles)
  const href = hrefOfThing('case', caseId, roles ?? [])
  return (
    <TakenPanel
      number={caseNo}
      name="受理编号"
      told={maskedPhone === undefined ? '没有手机号，不发短信。' : `短信正发到 ${maskedPhone}。`}
      notes={[
        `${answerBy} 前书面答复。`,
        ...(earlierNo === undefined ? [] : [`和半年内的 ${earlierNo} 是重复的，已连起来。`]),
      ]}
      onMore={onMore}
      actions={href === undefined ? undefined : <ButtonLink href={href}>打开这一件</ButtonLink>}
    />
  )
}

function hintOf(kind: string | undefined): string {
  const { objectionDays, complaintDays } = promisedTimes()
  return kind === 'objection'
    ? `对一件理赔的结论有异议，${objectionDays} 天内答复。`
    : `${complaintDays} 天内答复。`
}
