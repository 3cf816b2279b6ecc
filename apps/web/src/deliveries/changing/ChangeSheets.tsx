import type { TypedOf } from '@ecenter/contract/call.ts'
import {
  changeDelivery,
  type DeliveryChange,
  type DeliveryInfo,
  type DeliverySlot,
} from '@ecenter/contract/deliveries/delivery.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { RadioGroup } from '../../kit/choices/RadioGroup.tsx'
import { Fields } from '../../kit/fields/Fields.tsx'
import { TextareaField } from '../../kit/fields/TextareaField.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { ActionSheet } from '../../kit/overlays/ActionSheet.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { WheelField } from '../../kit/wheels/WheelField.tsx'
import { shortDayText } from '../../kit/words/day-text.ts'
import { brand } from '../../shell/brand.ts'
import { FormEnd } from '../../verification/FormEnd.tsx'
import { useFreshCodeForm } from '../../verification/use-fresh-code-form.tsx'
import { queryHref } from '../delivery-pages.ts'
import type { ChangeSheet } from './change-sheet.ts'

const words: Readonly<Record<DeliveryChange, { readonly label: string; readonly note: string }>> = {
  'another-time': { label: '换个时间', note: '今后 5 天内任选' },
  'another-address': { label: '换个地址', note: '同一个城市内' },
  'electronic-only': { label: '只要电子保单', note: '不再送纸质保单' },
}

interface ChangeSheetsProps {
  readonly delivery: DeliveryInfo
  readonly sheet: ChangeSheet | undefined
  readonly isOpen: boolean
  readonly onSheet: (sheet: ChangeSheet | undefined) => void
  readonly onChanged: (changed: DeliveryInfo) => void
}

export function ChangeSheets({ delivery, sheet, isOpen, onSheet, onChanged }: ChangeSheetsProps) {
  const onClose = () => onSheet(undefined)
  const change = { delivery, onClose, onChanged }
  return (
    <>
      <ActionSheet
        title="您想怎么改"
        choices={delivery.changes.map((kind) => ({
          ...words[kind],
          onChoose: () => onSheet(kind),
        }))}
        isOpen={isOpen && sheet === 'choice'}
        onClose={onClose}
      />
      <TimeSheet {...change} isOpen={sheet === 'another-time'} />
      <AddressSheet {...change} isOpen={sheet === 'another-address'} />
      <ElectronicSheet {...change} isOpen={sheet === 'electronic-only'} />
    </>
  )
}

/** No paper any more; that cannot be taken back here, so it is said first. */
function ElectronicSheet(props: ChangeProps) {
  return (
    <ChangeFrame
      {...props}
      title="只要电子保单"
      wish={{ kind: 'electronic-only' }}
      submitText="不再送纸质保单"
    >
      {() => (
        <NoticeBar>
          电子保单和纸质保单同样有效，随时可以在这里查看和下载。改了以后不再送纸质保单，也不能改回来。
        </NoticeBar>
      )}
    </ChangeFrame>
  )
}

/** Another day or other hours; both are chosen already, so that one press less is needed. */
function TimeSheet(props: ChangeProps) {
  const { slots } = props.delivery
  const [chosen, setChosen] = useState<DeliverySlot>()
  const slot = chosen ?? slots[0]
  if (slot === undefined) return null
  const days = [...new Set(slots.map(({ day }) => day))]
  const ofDay = (day: string) => slots.filter((each) => each.day === day)
  return (
    <ChangeFrame
      {...props}
      title="换个时间"
      wish={{ kind: 'another-time', slot }}
      submitText="改到这个时间"
    >
      {() => (
        <>
          <RadioGroup
            label="哪天送"
            choices={days.map((day) => ({ value: day, label: shortDayText(day) }))}
            value={slot.day}
            onChange={(day) => {
              const free = ofDay(day)
              setChosen(free.find(({ hours }) => hours === slot.hours) ?? free[0])
            }}
          />
          <RadioGroup
            label="什么时候送"
            choices={ofDay(slot.day).map(({ hours }) => ({ value: hours, label: hours }))}
            value={slot.hours}
            onChange={(hours) => setChosen({ day: slot.day, hours })}
          />
        </>
      )}
    </ChangeFrame>
  )
}

/** Another address in the same city; what is typed stays in this sheet until it is sent. */
function AddressSheet(props: ChangeProps) {
  const { name: city, counties } = props.delivery.city
  const [countyCode, setCountyCode] = useState('')
  const [address, setAddress] = useState('')
  return (
    <ChangeFrame
      {...props}
      title="换个地址"
      wish={{ kind: 'another-address', countyCode, address }}
      submitText="改到这个地址"
    >
      {(errorAt) => (
        <>
          <WheelField
            name="wish.countyCode"
            label="区县"
            aside={`只能在${city}内改`}
            hint={`要送到外地，请拨打 ${brand.hotline}。`}
            options={counties.map(({ code, name }) => ({ value: code, label: name }))}
            value={countyCode}
            error={errorAt('countyCode')}
            onChange={setCountyCode}
          />
          <TextareaField
            name="wish.address"
            label="详细地址"
            placeholder="街道、小区、楼号、门牌号"
            value={address}
            error={errorAt('address')}
            onChange={setAddress}
            maxLength={80}
            rows={2}
          />
        </>
      )}
    </ChangeFrame>
  )
}

/** What each sheet of a change is given. */
interface ChangeProps {
  readonly delivery: DeliveryInfo
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onChanged: (changed: DeliveryInfo) => void
}

interface ChangeFrameProps extends ChangeProps {
  readonly title: string
  readonly wish: TypedOf<typeof changeDelivery>['wish']
  readonly submitText: string
  /** The fields; `errorAt` says what is wrong with one, by its path in the wish. */
  readonly children: (errorAt: (name: string) => string | undefined) => ReactNode
}

/** The sheet of one change; that of its code rises in its place. */
function ChangeFrame(props: ChangeFrameProps) {
  const { delivery, isOpen, onClose, onChanged, title, wish, submitText, children } = props
  const { handle } = delivery
  const form = useFreshCodeForm(
    changeDelivery,
    { handle, purpose: 'change-delivery', queryHref },
    { initial: {}, fixed: { handle, wish }, onAnswer: onChanged },
  )
  const [judged, setJudged] = useState<object>(wish)

  function handleSubmit(event: FormEvent) {
    setJudged(wish)
    form.props.onSubmit(event)
  }

  /** What was changed since is no longer what it was said of. */
  function errorAt(name: string) {
    const isAsJudged = Reflect.get(judged, name) === Reflect.get(wish, name)
    return isAsJudged ? form.errorAt(`wish.${name}`) : undefined
  }

  return (
    <>
      <Sheet title={title} isOpen={isOpen && !form.isProving} onClose={onClose}>
        <form {...form.props} onSubmit={handleSubmit} aria-label={title}>
          <Fields>
            {children(errorAt)}
            <FormEnd form={form}>{submitText}</FormEnd>
          </Fields>
        </form>
      </Sheet>
      {form.sheet}
    </>
  )
}
