import { callbackTimes, callbackTimeText } from '@ecenter/contract/constants/callback-times.ts'
import { getCityCode } from '@ecenter/contract/places/get-city-code.ts'
import { useCall } from '../../client/use-call.ts'
import { AreaField } from '../../kit/AreaField.tsx'
import { Field } from '../../kit/Field.tsx'
import { RadioGroup } from '../../kit/RadioGroup.tsx'
import { WheelField } from '../../kit/WheelField.tsx'
import type { useAppealForm } from './use-appeal-form.ts'

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
export function PersonFields({ form }: PersonFieldsProps) {
  const name = form.field('name')
  const sex = form.widget('sex')
  const { value: places } = useCall(getCityCode, {}, { isLasting: true })
  const areas = places?.areas ?? []
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
      <Field
        {...form.field('phoneNumber')}
        label="手机号"
        hint="我们打这个号码给您回电，查进度也要用它。"
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
      />
      <AreaField
        {...form.widget('cityCode')}
        label="所在地区"
        areas={areas}
        disabled={areas.length === 0}
      />
      <WheelField {...form.widget('callBackTime')} label="回电时间" options={times} />
    </>
  )
}
