import type { DeliveryChange, DeliveryInfo } from '@ecenter/contract/deliveries/delivery.ts'
import { ActionSheet } from '../../kit/ActionSheet.tsx'
import { AddressSheet } from './AddressSheet.tsx'
import type { ChangeSheet } from './change-sheet.ts'
import { ElectronicSheet } from './ElectronicSheet.tsx'
import { TimeSheet } from './TimeSheet.tsx'

const words: Readonly<Record<DeliveryChange, { readonly label: string; readonly note: string }>> = {
  'another-time': { label: '换个时间', note: '今后 5 天内任选' },
  'another-address': { label: '换个地址', note: '同一个城市内' },
  'electronic-only': { label: '只要电子保单', note: '不再送纸质保单' },
}

interface ChangeSheetsProps {
  readonly delivery: DeliveryInfo
  readonly sheet: ChangeSheet | undefined
  readonly isOpen: boolean
  readonly onSheet: (sheet: ChangeSheet | undefined) => void
  readonly onChanged: (changed: DeliveryInfo) => void
}

export function ChangeSheets({ delivery, sheet, isOpen, onSheet, onChanged }: ChangeSheetsProps) {
  const onClose = () => onSheet(undefined)
  const change = { delivery, onClose, onChanged }
  return (
    <>
      <ActionSheet
        title="您想怎么改"
        choices={delivery.changes.map((kind) => ({
          ...words[kind],
          onChoose: () => onSheet(kind),
        }))}
        isOpen={isOpen && sheet === 'choice'}
        onClose={onClose}
      />
      <TimeSheet {...change} isOpen={sheet === 'another-time'} />
      <AddressSheet {...change} isOpen={sheet === 'another-address'} />
      <ElectronicSheet {...change} isOpen={sheet === 'electronic-only'} />
    </>
  )
}
