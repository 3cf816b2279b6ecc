import { Icon } from '@ecenter/ui/Icon.tsx'
import { ChevronDown } from 'lucide'
import { type Ref, useState } from 'react'
import { later } from '../overlays/later.tsx'
import { Field } from './Field.tsx'
import type { FieldFrameProps } from './FieldFrame.tsx'
import { keepCaret } from './keep-caret.ts'
import styles from './PlateField.module.css'
import { platePartsOf } from './plate-parts.ts'
import { useComposition } from './use-composition.ts'

const ProvinceSheet = later(() => import('./ProvinceSheet.tsx'), 'ProvinceSheet')

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
  const { province, rest } = platePartsOf(value, defaultProvince)
  const typing = useComposition(rest, (input) => {
    const plate = platePartsOf(input.value, province)
    keepCaret(input, plate.rest)
    onChange(plate.province + plate.rest)
  })

  return (
    <>
      <Field
        {...field}
        {...typing}
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
