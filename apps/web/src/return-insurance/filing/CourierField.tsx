import { useState } from 'react'
import { later } from '../../kit/later.tsx'
import { SelectField } from '../../kit/SelectField.tsx'

const CourierSheet = later(() => import('./CourierSheet.tsx'), 'CourierSheet')

interface CourierFieldProps {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (courier: string) => void
}

/** Who carried the parcel back, out of many. */
export function CourierField({ value, onChange, ...field }: CourierFieldProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <SelectField
        {...field}
        label="寄回用的快递公司"
        text={value}
        isOpen={isOpen}
        onOpen={() => setIsOpen(true)}
      />
      <CourierSheet
        isOpen={isOpen}
        onClose={close}
        selected={value}
        onChoose={(courier) => {
          close()
          onChange(courier)
        }}
      />
    </>
  )
}
