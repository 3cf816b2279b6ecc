import { checkReportNumber } from '@ecenter/contract/appeals/appeal.ts'
import { numberForms, numberHint } from '@ecenter/contract/rules/number-forms.ts'
import { reportNumber } from '@ecenter/contract/rules/report-number.ts'
import { type ComponentProps, useState } from 'react'
import { safeParse } from 'valibot'
import { useCall } from '../../client/use-call.ts'
import { Field } from '../../kit/fields/Field.tsx'

const howToFind = `${numberHint(numberForms().report, '在报案短信里')}。还没有查过这件理赔的，请先查询，您填写的内容都会保留。`

interface ReportNumberFieldProps extends Omit<ComponentProps<typeof Field>, 'label' | 'value'> {
  readonly value: string
}

/**
 * The number of the claim, checked as soon as the field is left (specification, section 5). Whoever
 * has found no claim yet is led to it first; the draft of the form waits meanwhile.
 */
export function ReportNumberField({ error, ...input }: ReportNumberFieldProps) {
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
