import { ChevronDown } from 'lucide'
import { type ChangeEvent, type Ref, useState } from 'react'
import { Field } from './Field.tsx'
import type { FieldFrameProps } from './FieldFrame.tsx'
import { Icon } from './Icon.tsx'
import { later } from './later.tsx'
import styles from './PlateField.module.css'
import { platePartsOf } from './plate-parts.ts'

const ProvinceSheet = later(async () => (await import('./ProvinceSheet.tsx')).ProvinceSheet)

interface PlateFieldProps extends FieldFrameProps {
  readonly name?: string
  /** Province and rest as one: 京A12345. */
  readonly value: string
  readonly onChange: (plate: string) => void
  readonly onBlur?: () => void
  readonly ref?: Ref<HTMLInputElement>
  /** Shown before a province is chosen. */
  readonly defaultProvince?: string
}

export function PlateField(props: PlateFieldProps) {
  const { value, onChange, defaultProvince = '京', ...field } = props
  const [isChoosing, setIsChoosing] = useState(false)
  const [composed, setComposed] = useState<string>()
  const { province, rest } = platePartsOf(value, defaultProvince)

  function read(input: HTMLInputElement) {
    const plate = platePartsOf(input.value, province)
    keepCaret(input, plate.rest)
    onChange(plate.province + plate.rest)
  }

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    // Letters of an input method (学, 挂) must not be touched before it is done.
    if (composed === undefined) read(currentTarget)
    else setComposed(currentTarget.value)
  }

  return (
    <>
      <Field
        {...field}
        value={composed ?? rest}
        onChange={handleChange}
        onCompositionStart={() => setComposed(rest)}
        onCompositionEnd={({ currentTarget }) => {
          setComposed(undefined)
          read(currentTarget)
        }}
        autoCapitalize="characters"
        spellCheck={false}
        prefix={
          <button
            type="button"
            className={styles.province}
            aria-haspopup="dialog"
            aria-label={`省份简称，当前为${province}`}
            onClick={() => setIsChoosing(true)}
          >
            {province}
            <Icon of={ChevronDown} size="s" />
          </button>
        }
      />
      <ProvinceSheet
        isOpen={isChoosing}
        province={province}
        onClose={() => setIsChoosing(false)}
        onChoose={(chosen) => {
          setIsChoosing(false)
          onChange(chosen + rest)
        }}
      />
    </>
  )
}

/** Upper-casing in the middle of the text would throw the caret to its end. */
function keepCaret(input: HTMLInputElement, text: string) {
  if (input.value === text || input.value.length !== text.length) return
  const caret = input.selectionStart
  input.value = text
  input.setSelectionRange(caret, caret)
}
