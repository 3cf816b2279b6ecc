import { targetScreens } from '@ecenter/contract/activities/desk/announcements-at-desk.ts'
import { useState } from 'react'
import type { ValueField } from '../kit/fields/FieldFrame.tsx'
import { SelectField } from '../kit/fields/SelectField.tsx'
import { TextField } from '../kit/fields/TextField.tsx'

const nowhere = ''
const elsewhere = 'https://'
const choices = [
  { value: nowhere, label: '不链接' },
  ...targetScreens.map(({ title, path }) => ({ value: path, label: title })),
  { value: elsewhere, label: '其他网址' },
]

/** Where it leads: nowhere, to a screen of the site, or to an address outside it. */
export function TargetField({
  name,
  value = nowhere,
  onChange,
  error,
}: Omit<ValueField<string>, 'label'>) {
  const isScreen = choices.some((choice) => choice.value === value)
  const [isOutside, setIsOutside] = useState(!isScreen)
  const chosen = isOutside || !isScreen ? elsewhere : value

  function handleChoice(choice: string) {
    setIsOutside(choice === elsewhere)
    onChange(choice)
  }

  if (chosen !== elsewhere) {
    return (
      <SelectField
        label="链接"
        choices={choices}
        value={chosen}
        onChange={handleChoice}
        {...{ name, error }}
      />
    )
  }
  return (
    <>
      <SelectField
        name={`${name}-kind`}
        label="链接"
        choices={choices}
        value={chosen}
        onChange={handleChoice}
      />
      <TextField
        label="网址"
        type="url"
        hint="https:// 开头。"
        {...{ name, value, onChange, error }}
      />
    </>
  )
}
