import { otherSideNames } from '@ecenter/contract/accident-reports/accident.ts'
import { licensePlate } from '@ecenter/contract/rules/license-plate.ts'
import { mobile as mobileRule } from '@ecenter/contract/rules/people/mobile.ts'
import { nameOf } from '@ecenter/contract/rules/people/name.ts'
import { useState } from 'react'
import { type GenericSchema, safeParse } from 'valibot'
import { Button } from '../../kit/buttons/Button.tsx'
import { RadioGroup } from '../../kit/choices/RadioGroup.tsx'
import { Field } from '../../kit/fields/Field.tsx'
import { Fields } from '../../kit/fields/Fields.tsx'
import { PlateField } from '../../kit/fields/PlateField.tsx'
import { type AccidentDraft, isEmpty } from '../draft/accident-draft.ts'
import { changeDraft, useDraft } from '../draft/use-draft.ts'
import { FlowScreen } from '../FlowScreen.tsx'
import { goToStep } from '../report-steps.ts'
import { useOwnCars } from './own-cars.ts'
import { Pills } from './Pills.tsx'

const anotherCar = '别的车'

type Faults = Partial<Record<keyof AccidentDraft, string>>

/** Whose car it is and who drove, and what is known of the other side. */
export function DriverStep() {
  const { draft } = useDraft()
  const { cars, name } = useOwnCars()
  const [faults, setFaults] = useState<Faults>({})
  const chosen = chosenCar(draft, cars)
  const isTyped = chosen === undefined

  function handleNext() {
    const found = faultsIn(draft, isTyped)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    changeDraft({ ownCar: chosen ?? '' })
    goToStep('summary')
  }

  /** What is told anew is judged anew, when it is left. */
  function change(told: Partial<AccidentDraft>) {
    changeDraft(told)
    const changed = Object.keys(told).map((name) => [name, undefined])
    setFaults({ ...faults, ...Object.fromEntries(changed) })
  }

  return (
    <FlowScreen
      step="driver"
      title={cars.length > 0 ? '哪辆车，谁在开？' : '怎么联系您？'}
      foot={
        <Button isBlock onClick={handleNext}>
          继续
        </Button>
      }
    >
      <Fields>
        {cars.length > 0 && (
          <RadioGroup
            label="出事的车"
            look="rows"
            choices={[
              ...cars.map(({ title }) => ({ value: title, label: title })),
              { value: anotherCar, label: anotherCar },
            ]}
            value={chosen ?? anotherCar}
            onChange={(ownCar) => change({ ownCar })}
          />
        )}
        {isTyped && (
          <>
            <PlateField
              label="您的车牌"
              value={draft.plate}
              onChange={(plate) => change({ plate })}
              error={faults.plate}
            />
            <Field
              label="您的手机"
              hint="发送前用短信验证，我们打这个号码联系您。"
              value={draft.mobile}
              inputMode="tel"
              autoComplete="tel-national"
              maxLength={20}
              onChange={({ currentTarget }) => change({ mobile: currentTarget.value })}
              error={faults.mobile}
            />
          </>
        )}
        <RadioGroup
          label="谁在开车"
          choices={[
            { value: 'me', label: name === '' || isTyped ? '我' : `我，${name}` },
            { value: 'somebody', label: '别人' },
          ]}
          value={draft.driver}
          onChange={(driver) => change({ driver })}
        />
        {draft.driver === 'somebody' && (
          <Field
            label="驾驶人姓名"
            aside="选填"
            value={draft.driverName}
            maxLength={30}
            onChange={({ currentTarget }) => change({ driverName: currentTarget.value })}
            error={faults.driverName}
          />
        )}
        <Pills
          label="对方的车"
          choices={otherSideNames}
          value={draft.otherSide}
          onChoose={(otherSide) => change({ otherSide })}
          error={faults.otherSide}
        />
        {draft.otherSide !== undefined && draft.otherSide !== 'none' && (
          <>
            <PlateField
              label="对方车牌"
              aside="选填"
              value={draft.otherPlate}
              onChange={(otherPlate) => change({ otherPlate })}
              error={faults.otherPlate}
            />
            <Field
              label="对方手机"
              aside="选填"
              value={draft.otherMobile}
              inputMode="tel"
              autoComplete="off"
              maxLength={20}
              onChange={({ currentTarget }) => change({ otherMobile: currentTarget.value })}
              error={faults.otherMobile}
            />
          </>
        )}
      </Fields>
    </FlowScreen>
  )
}

/** The car that was chosen, or the first one until another is; undefined where its plate is typed. */
function chosenCar(
  { ownCar, plate }: AccidentDraft,
  cars: readonly { readonly title: string }[],
): string | undefined {
  if (cars.some(({ title }) => title === ownCar)) return ownCar
  return ownCar === anotherCar || plate !== '' ? undefined : cars[0]?.title
}

/** What cannot be sent as it is, by the rules of the call, in words for each field. */
function faultsIn(draft: AccidentDraft, isTyped: boolean): Faults {
  const { driver, otherSide } = draft
  const hasOther = otherSide === 'here' || otherSide === 'left'
  const judged: Faults = {
    ...(isTyped && {
      ...faultOf('plate', licensePlate, draft.plate),
      ...faultOf('mobile', mobileRule, draft.mobile),
    }),
    ...(driver === 'somebody' && optionalFault('driverName', nameOf('驾驶人姓名', 30), draft)),
    ...(hasOther && {
      ...optionalFault('otherPlate', licensePlate, draft),
      ...optionalFault('otherMobile', mobileRule, draft),
    }),
  }
  return otherSide === undefined ? { ...judged, otherSide: '请选一个' } : judged
}

function optionalFault(
  name: 'driverName' | 'otherPlate' | 'otherMobile',
  rule: GenericSchema,
  draft: AccidentDraft,
): Faults {
  return isEmpty(draft[name]) ? {} : faultOf(name, rule, draft[name])
}

function faultOf(name: keyof AccidentDraft, rule: GenericSchema, typed: string): Faults {
  const read = safeParse(rule, typed)
  return read.success ? {} : { [name]: read.issues[0].message }
}
