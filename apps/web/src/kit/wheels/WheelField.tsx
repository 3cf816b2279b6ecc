import { useState } from 'react'
import { SelectField } from '../choices/SelectField.tsx'
import type { FieldFrameProps } from '../fields/FieldFrame.tsx'
import type { WheelOption } from './WheelPiece.tsx'
import { WheelSheet } from './WheelSheet.tsx'

interface WheelFieldProps extends FieldFrameProps {
  readonly name?: string
  readonly options: readonly WheelOption[]
  /** The value of an option; empty for none yet. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly placeholder?: string
  readonly disabled?: boolean
}

/** One of many, chosen by a wheel. */
export function WheelField({ options, value, onChange, ...field }: WheelFieldProps) {
  const [isOpen, setIsOpen] = useState(false)
  const optionOf = (wish: string) => options.find((option) => option.value === wish)
  const chosenFor = (wish = '') => (optionOf(wish) ?? options[0])?.value ?? ''
  return (
    <>
      <SelectField
        {...field}
        text={optionOf(value)?.label ?? ''}
        isOpen={isOpen}
        onOpen={() => setIsOpen(true)}
      />
      <WheelSheet
        title={field.label}
        isOpen={isOpen}
        columnsOf={([wish]) => [{ label: field.label, options, chosen: chosenFor(wish), width: 1 }]}
        start={[value]}
        onClose={() => setIsOpen(false)}
        onChoose={([chosen = '']) => {
          setIsOpen(false)
          onChange(chosen)
        }}
      />
    </>
  )
}
