import { idTailLength } from '@ecenter/contract/constants/lengths.ts'
import type { ComponentProps } from 'react'
import { Field } from '../kit/fields/Field.tsx'
import type { SearchField, Writing } from './search-form.ts'

/** A plate has a widget of its own. */
type InputWriting = Exclude<Writing, 'plate'>
type InputProps = Omit<ComponentProps<typeof Field>, 'label' | 'hint'>

const code = { autoCapitalize: 'characters', spellCheck: false } as const

/** Room for the spaces that people type between groups, too. */
const looks: Readonly<Record<InputWriting, InputProps>> = {
  number: { ...code, maxLength: 50 },
  id: { ...code, maxLength: 24 },
  'id-tail': { ...code, maxLength: idTailLength },
  name: { maxLength: 50 },
  mobile: { inputMode: 'tel', autoComplete: 'tel-national', maxLength: 20 },
}

interface SearchInputProps extends InputProps {
  readonly of: SearchField & { readonly writing: InputWriting }
}

/** One line of a search form. */
export function SearchInput({ of, ...input }: SearchInputProps) {
  const { label, hint, writing, isOptional } = of
  const aside = isOptional ? '选填' : undefined
  return <Field {...looks[writing]} {...input} {...{ label, hint, aside }} />
}
