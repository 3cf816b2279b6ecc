import type { DeliverySlot } from '@ecenter/contract/deliveries/delivery.ts'
import { useState } from 'react'
import { shortDayText } from '../../kit/day-text.ts'
import { RadioGroup } from '../../kit/RadioGroup.tsx'
import { ChangeFrame, type ChangeProps } from './ChangeFrame.tsx'

/** Another day or other hours; both are chosen already, so that one press less is needed. */
export function TimeSheet(props: ChangeProps) {
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
