import { outletServices } from '@ecenter/contract/constants/outlet-service-items.ts'
import { outletKinds } from '@ecenter/contract/constants/outlet-types.ts'
import type { OutletDraft, saveOutlet } from '@ecenter/contract/outlets/desk/outlets-at-desk.ts'
import { describe, FieldNote } from '@ecenter/ui/FieldNote.tsx'
import { Plus, Trash2 } from 'lucide'
import { type ReactNode, useId } from 'react'
import type { useDeskForm } from '../client/use-desk-form.ts'
import { Button, ButtonLink } from '../kit/buttons/Button.tsx'
import { Checkbox, CheckboxGroup } from '../kit/fields/CheckboxGroup.tsx'
import type { ValueField } from '../kit/fields/FieldFrame.tsx'
import { FieldRow, Form } from '../kit/fields/Form.tsx'
import { NumberField } from '../kit/fields/NumberField.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { AreaField } from '../places/AreaField.tsx'
import { SaveContent } from '../shell/content/SaveContent.tsx'
import type { ContentSaving } from '../shell/content/use-content-form.ts'
import { hrefOf } from '../shell/location.ts'
import styles from './HoursField.module.css'

interface OutletFieldsProps {
  readonly form: ReturnType<typeof useDeskForm<typeof saveOutlet>>
  readonly saving: ContentSaving
  /** Above the fields. */
  readonly notice: ReactNode
}

const kinds = outletKinds.map(({ code, text }) => ({ value: code, label: text }))
const services = outletServices.map(({ code, text }) => ({ value: code, label: text }))

/** All that customers see of an outlet. */
export function OutletFields({ form, saving, notice }: OutletFieldsProps) {
  const { latitude, longitude } = form.values
  return (
    <Form
      {...form.props}
      actions={
        <>
          <SaveContent {...{ saving }} isSending={form.isSending} />
          <Button onClick={form.reset}>撤销修改</Button>
          <ButtonLink variant="text" href={hrefOf('/outlets')}>
            回到列表
          </ButtonLink>
        </>
      }
    >
      {notice}
      <TextField label="网点名称" {...form.field('name')} />
      <AreaField label="所在地区" none="请选择省" {...form.field('areaCode')} />
      <TextField label="地址" hint="不用写省和市。" {...form.field('address')} />
      <TextField label="电话" inputMode="tel" {...form.field('phone')} />
      <CheckboxGroup label="网点类型" choices={kinds} {...form.field('types')} />
      <CheckboxGroup label="服务项目" choices={services} {...form.field('services')} />
      <FieldRow>
        <NumberField label="纬度" hint="高德、腾讯地图上的坐标。" {...form.field('latitude')} />
        <NumberField label="经度" {...form.field('longitude')} />
      </FieldRow>
      {latitude !== undefined && longitude !== undefined && (
        <p>
          <a
            href={`https://uri.amap.com/marker?position=${longitude},${latitude}`}
            target="_blank"
            rel="noreferrer"
          >
            在高德地图上核对位置
          </a>
        </p>
      )}
      <HoursField {...form.field('hours')} />
      <Checkbox label="显示给客户" {...form.field('isShown')} />
    </Form>
  )
}

type Hours = OutletDraft['hours']
type Span = Hours['spans'][number]

const weekdays = ['一', '二', '三', '四', '五', '六', '日'].map((name, index) => ({
  value: String(index + 1),
  label: `周${name}`,
}))

const noHours: Hours = { spans: [], isOpenOnHolidays: false }
const newSpan: Span = { days: [1, 2, 3, 4, 5], from: '13:30', to: '17:30' }

/** The hours of a week, stretch by stretch: a break at noon makes two of one day. */
function HoursField(props: Omit<ValueField<Hours>, 'label'>) {
  const { error, name, value: hours = noHours, onChange } = props
  const id = useId()
  const { spans, isOpenOnHolidays } = hours

  function change(index: number, changes: Partial<Span>) {
    const changed = spans.map((span, at) => (at === index ? { ...span, ...changes } : span))
    onChange({ ...hours, spans: changed })
  }

  return (
    <fieldset className={styles.hours} id={id} {...describe(id, { error, hint: '' })}>
      <legend>营业时间</legend>
      {spans.map((span, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has no other name than its place
        <div key={index} className={styles.span}>
          <SpanFields
            {...{ name, span, number: index + 1 }}
            onChange={(changes) => change(index, changes)}
          />
          <Button
            isSmall
            variant="text"
            icon={Trash2}
            onClick={() => onChange({ ...hours, spans: spans.toSpliced(index, 1) })}
          >
            删去时段 {index + 1}
          </Button>
        </div>
      ))}
      <Button
        isSmall
        icon={Plus}
        onClick={() => onChange({ ...hours, spans: [...spans, newSpan] })}
      >
        添加时段
      </Button>
      <Checkbox
        name={`${name}-holidays`}
        label="法定节假日照常营业"
        value={isOpenOnHolidays}
        onChange={(isOpen) => onChange({ ...hours, isOpenOnHolidays: isOpen })}
      />
      <FieldNote id={id} error={error} hint="时间写成 08:30；到半夜写 24:00。" />
    </fieldset>
  )
}

interface SpanFieldsProps {
  readonly name: string
  readonly span: Span
  readonly number: number
  readonly onChange: (changes: Partial<Span>) => void
}

function SpanFields({ name, span, number, onChange }: SpanFieldsProps) {
  return (
    <>
      <CheckboxGroup
        name={name}
        label={`时段 ${number}`}
        choices={weekdays}
        value={span.days.map(String)}
        onChange={(days) => onChange({ days: days.map(Number).toSorted() })}
      />
      <FieldRow>
        <TextField
          name={`${name}-from`}
          label={`时段 ${number} 开始`}
          value={span.from}
          onChange={(from) => onChange({ from })}
        />
        <TextField
          name={`${name}-to`}
          label={`时段 ${number} 结束`}
          value={span.to}
          onChange={(to) => onChange({ to })}
        />
      </FieldRow>
    </>
  )
}
