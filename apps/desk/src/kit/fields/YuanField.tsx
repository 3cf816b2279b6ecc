import { useState } from 'react'
import type { ValueField } from './FieldFrame.tsx'
import { TextField } from './TextField.tsx'

interface YuanFieldProps extends Omit<ValueField<number>, 'onChange'> {
  /** In fen; undefined while nothing is typed, and no number while that is no amount. */
  readonly onChange: (fen: number | undefined) => void
}

/** An amount as people write it, in yuan, for what is kept in fen. */
export function YuanField({ value, onChange, ...field }: YuanFieldProps) {
  const [text, setText] = useState(value === undefined ? '' : String(value / 100))
  return (
    <TextField
      {...field}
      value={text}
      inputMode="decimal"
      onChange={(typed) => {
        setText(typed)
        onChange(fenIn(typed))
      }}
    />
  )
}

function fenIn(typed: string): number | undefined {
  const text = typed.normalize('NFKC').replaceAll(/[\s,]/g, '')
  if (text === '') return undefined
  return /^\d+(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN
}
