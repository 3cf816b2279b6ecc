import { checkReportNumber } from '@ecenter/contract/appeals/appeal.ts'
import type { AppealKind } from '@ecenter/contract/appeals/appeal-summary.ts'
import { queryWapClaimSchedleInfo } from '@ecenter/contract/claims/claim-progress.ts'
import { promisedTimes } from '@ecenter/contract/constants/promised-times.ts'
import { callbackTimes, callbackTimeText } from '@ecenter/contract/constants/service.ts'
import { numberForms, numberHint } from '@ecenter/contract/rules/number-forms.ts'
import { reportNumber } from '@ecenter/contract/rules/report-number.ts'
import { FileText } from 'lucide'
import { type ComponentProps, useState } from 'react'
import { safeParse } from 'valibot'
import { useCall } from '../../client/use-call.ts'
import { RadioGroup } from '../../kit/choices/RadioGroup.tsx'
import { Field } from '../../kit/fields/Field.tsx'
import { Fields } from '../../kit/fields/Fields.tsx'
import { PhoneField } from '../../kit/fields/PhoneField.tsx'
import { TextareaField } from '../../kit/fields/TextareaField.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { later } from '../../kit/overlays/later.tsx'
import { Loading } from '../../kit/progress/Loading.tsx'
import { WheelField } from '../../kit/wheels/WheelField.tsx'
import { AreaMapField } from '../../places/AreaMapField.tsx'
import { useAreaMap } from '../../places/use-area-map.ts'
import { FormEnd } from '../../verification/FormEnd.tsx'
import { useAppealForm } from './use-appeal-form.ts'

const CarriedProof = later(() => import('../../verification/CarriedProof.tsx'), 'CarriedProof')

const OwnFacts = later(() => import('../../verification/own/OwnFacts.tsx'), 'OwnFacts')

const nameLength = 30

const titles = [
  { value: '1', label: '先生' },
  { value: '2', label: '女士' },
] as const

const times = callbackTimes.map((time) => ({ value: time, label: callbackTimeText(time) }))

interface PersonFieldsProps {
  readonly form: ReturnType<typeof useAppealForm>['form']
}

/** Who appeals, where they live, and when they want to be called. */
function PersonFields({ form }: PersonFieldsProps) {
  const name = form.field('name')
  const sex = form.widget('sex')
  const map = useAreaMap()
  return (
    <>
      <Field
        {...name}
        label="姓名"
        aside={`${name.value.length} / ${nameLength}`}
        autoComplete="name"
        maxLength={nameLength}
      />
      <RadioGroup
        {...sex}
        label="称呼"
        choices={titles}
        value={titles.find(({ value }) => value === sex.value)?.value}
      />
      <PhoneField
        {...form.field('phoneNumber')}
        label="手机号"
        hint="我们打这个号码给您回电，查进度也要用它。"
      />
      <AreaMapField {...form.widget('cityCode')} label="所在地区" map={map} />
      <WheelField {...form.widget('callBackTime')} label="回电时间" options={times} />
    </>
  )
}

interface AppealFormProps {
  /** Of the claim that the visitor comes from. */
  readonly handle: string | undefined
}

/** The claim that the visitor comes from is named, as long as the session knows it. */
export function AppealForm({ handle }: AppealFormProps) {
  const claim = useCall(queryWapClaimSchedleInfo, handle === undefined ? undefined : { handle })
  if (claim.isLoading) return <Loading />
  if (claim.value === undefined) return <FieldsOfAppeal />
  return <FieldsOfAppeal handle={handle} maskedRegistNo={claim.value.maskedRegistNo} />
}

interface FieldsOfAppealProps extends Partial<AppealFormProps> {
  readonly maskedRegistNo?: string
}

function FieldsOfAppeal({ handle, maskedRegistNo }: FieldsOfAppealProps) {
  const { form, kind, isNumberAsked, isClaimLost } = useAppealForm(handle)
  const content = kind === 'objection' ? '异议内容' : '投诉内容'
  return (
    <form {...form.props} aria-label="提交申诉">
      <Fields>
        <KindChoice {...form.widget('kind')} value={kind} />
        {maskedRegistNo !== undefined && !isClaimLost && (
          <ClaimOfAppeal maskedRegistNo={maskedRegistNo} />
        )}
        {isNumberAsked && (
          <>
            <CarriedProof isOpen />
            <ReportNumberField {...form.field('registNo')} />
          </>
        )}
        <OwnFacts isOpen name={form.widget('name')} phone={form.widget('phoneNumber')} />
        <PersonFields form={form} />
        <TextareaField
          {...form.widget('content')}
          label={content}
          placeholder="发生了什么，您希望怎么处理"
          maxLength={500}
          rows={5}
          hint="有照片或单据的，提交后马上就可以交。"
        />
        <Field
          {...form.field('email')}
          label="邮箱"
          aside="选填"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="用来接收处理结果"
          maxLength={60}
        />
        <FormEnd form={form}>提交申诉</FormEnd>
      </Fields>
      {form.sheet}
    </form>
  )
}

/** Which claim the appeal is about. */
function ClaimOfAppeal({ maskedRegistNo }: { readonly maskedRegistNo: string }) {
  return (
    <NoticeBar tone="neutral" icon={FileText}>
      针对案件 <span className="num">{maskedRegistNo}</span>
    </NoticeBar>
  )
}

function kindChoices() {
  const { objectionDays, complaintDays, complexComplaintDays } = promisedTimes()
  return [
    {
      value: 'objection',
      label: '对理赔结果有异议',
      note: `比如赔少了、没有赔。我们重新核定，${objectionDays} 天内答复。`,
    },
    {
      value: 'complaint',
      label: '对服务投诉',
      note: `比如态度、拖延。${complaintDays} 天内答复；情况复杂的，最多 ${complexComplaintDays} 天。`,
    },
  ] as const
}

interface KindChoiceProps {
  readonly name: string
  readonly value: AppealKind
  readonly error: string | undefined
  readonly onChange: (kind: string) => void
}

/** Two matters with clocks of their own (decisions, section 6). */
function KindChoice(props: KindChoiceProps) {
  return (
    <RadioGroup<AppealKind> {...props} label="您要说的是" choices={kindChoices()} look="rows" />
  )
}

const howToFind = `${numberHint(numberForms().report, '在报案短信里')}。还没有查过这件理赔的，请先查询，您填写的内容都会保留。`

interface ReportNumberFieldProps extends Omit<ComponentProps<typeof Field>, 'label' | 'value'> {
  readonly value: string
}

/**
 * The number of the claim, checked as soon as the field is left (specification, section 5). Whoever
 * has found no claim yet is led to it first; the draft of the form waits meanwhile.
 */
function ReportNumberField({ error, ...input }: ReportNumberFieldProps) {
  const { fault, maskedRegistNo, check } = useReportNumber(input.value)
  return (
    <Field
      {...input}
      label="报案号"
      aside={
        <a href="#/claims-query" data-click="claim query">
          先查询理赔
        </a>
      }
      hint={maskedRegistNo === undefined ? howToFind : `已查到这件理赔：${maskedRegistNo}`}
      error={error ?? fault}
      maxLength={30}
      autoCapitalize="characters"
      spellCheck={false}
      onBlur={check}
    />
  )
}

/** What is known of a typed number: nothing until its field was left. */
function useReportNumber(typed: string) {
  const [left, setLeft] = useState(typed)
  const read = safeParse(reportNumber, left)
  const { value, failed } = useCall(
    checkReportNumber,
    read.success ? { registNo: read.output } : undefined,
  )
  const isOfThis = left === typed && typed !== ''
  const refusal = failed?.kind === 'rejected' && failed.field === 'registNo' && failed.message
  const fault = read.success ? refusal || undefined : read.issues[0].message
  return {
    fault: isOfThis ? fault : undefined,
    maskedRegistNo: isOfThis ? value?.maskedRegistNo : undefined,
    check: () => setLeft(typed),
  }
}
