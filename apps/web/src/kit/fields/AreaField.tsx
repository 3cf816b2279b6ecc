import { useState } from 'react'
import { SelectField } from '../choices/SelectField.tsx'
import { WheelSheet } from '../wheels/WheelSheet.tsx'
import { type Area, areaColumns, pathTo } from './area-columns.ts'
import type { FieldFrameProps } from './FieldFrame.tsx'

const allLevels = ['省', '市', '区县']

interface AreaFieldProps extends FieldFrameProps {
  readonly name?: string
  readonly areas: readonly Area[]
  /** What the wheels are called, the largest area first; by default down to the county. */
  readonly levels?: readonly string[]
  /** The code of the smallest area chosen; empty for none yet. */
  readonly value: string
  readonly onChange: (code: string) => void
  readonly placeholder?: string
  readonly disabled?: boolean
}

/** Province, city and, unless told, county, each wheel following the one before it. */
export function AreaField({
  areas,
  levels = allLevels,
  value,
  onChange,
  ...field
}: AreaFieldProps) {
  const [isOpen, setIsOpen] = useState(false)
  const path = pathTo(value, areas)
  return (
    <>
      <SelectField
        {...field}
        text={path.map(({ name }) => name).join(' ')}
        isOpen={isOpen}
        onOpen={() => setIsOpen(true)}
      />
      <WheelSheet
        title={field.label}
        isOpen={isOpen}
        columnsOf={(wishes) => areaColumns(wishes, areas, levels)}
        start={levels.map((_, at) => path[at]?.code ?? '')}
        onClose={() => setIsOpen(false)}
        onChoose={(codes) => {
          setIsOpen(false)
          onChange(codes.filter((code) => code !== '').at(-1) ?? '')
        }}
      />
    </>
  )
}
