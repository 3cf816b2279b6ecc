import { callbackTimes, callbackTimeText } from '@ecenter/contract/constants/service.ts'
import { Field } from '../../kit/Field.tsx'
import { RadioGroup } from '../../kit/RadioGroup.tsx'
import { WheelField } from '../../kit/WheelField.tsx'
import { AreaMapField } from '../../places/AreaMapField.tsx'
import { useAreaMap } from '../../places/use-area-map.ts'
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
      <Field
        {...form.field('phoneNumber')}
        label="手机号"
        hint="我们打这个号码给您回电，查进度也要用它。"
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
      />
      <AreaMapField {...form.widget('cityCode')} label="所在地区" map={map} />
      <WheelField {...form.widget('callBackTime')} label="回电时间" options={times} />
    </>
  )
}
