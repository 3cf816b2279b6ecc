import { useMemo, useState } from 'react'
import { IndexSearch } from '../../kit/lists/IndexSearch.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { SheetRoom } from '../../kit/overlays/SheetRoom.tsx'
import { courierSections } from './courier-sections.ts'

interface CourierSheetProps extends CourierListProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Where one chooses who carried the parcel back. */
export function CourierSheet({ isOpen, onClose, ...list }: CourierSheetProps) {
  return (
    <Sheet title="选择快递公司" isOpen={isOpen} onClose={onClose} isWide>
      <SheetRoom>
        <CourierList {...list} />
      </SheetRoom>
    </Sheet>
  )
}

interface CourierListProps {
  readonly selected: string
  readonly onChoose: (name: string) => void
}

function CourierList({ selected, onChoose }: CourierListProps) {
  const [typed, setTyped] = useState('')
  const sections = useMemo(() => courierSections(typed), [typed])
  return (
    <IndexSearch
      label="快递公司"
      searchLabel="搜索快递公司"
      {...{ typed, sections, selected, onChoose }}
      onType={setTyped}
    />
  )
}
