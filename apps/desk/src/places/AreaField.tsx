import type { ValueField } from '../kit/fields/FieldFrame.tsx'
import { FieldRow } from '../kit/fields/Form.tsx'
import { SelectField } from '../kit/fields/SelectField.tsx'
import { areaLevels } from './area-levels.ts'
import { useAreas } from './use-areas.ts'

interface AreaFieldProps extends ValueField<string> {
  /** What stands there while nothing is chosen. */
  readonly none: string
}

const names = ['省', '市或区', '区县']

/** A province, then one of its cities, then one of the city's counties; each choice is a value already. */
export function AreaField({ label, hint, error, name, value, onChange, none }: AreaFieldProps) {
  const levels = areaLevels(useAreas(), value)
  return (
    <FieldRow>
      {levels.map(({ choices, chosen }, index) => {
        const above = levels[index - 1]?.chosen?.code ?? ''
        const isLast = index === levels.length - 1
        return (
          <SelectField
            key={above}
            name={index === 0 ? name : `${name}-${index}`}
            label={index === 0 ? label : `${label}：${names[index] ?? ''}`}
            {...(isLast && { hint, error })}
            choices={[
              { value: above, label: index === 0 ? none : `全部` },
              ...choices.map((area) => ({ value: area.code, label: area.name })),
            ]}
            value={chosen?.code ?? above}
            onChange={onChange}
          />
        )
      })}
    </FieldRow>
  )
}
