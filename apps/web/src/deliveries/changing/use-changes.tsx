import type { DeliveryInfo } from '@ecenter/contract/deliveries/delivery.ts'
import { useState } from 'react'
import { later } from '../../kit/overlays/later.tsx'
import { showToast } from '../../kit/overlays/toast-store.ts'
import type { ChangeSheet } from './change-sheet.ts'

const ChangeSheets = later(() => import('./ChangeSheets.tsx'), 'ChangeSheets')

/** The ways to change a delivery, each a sheet of its own behind a choice. */
export function useChanges(delivery: DeliveryInfo, onChanged: (changed: DeliveryInfo) => void) {
  const [sheet, setSheet] = useState<ChangeSheet>()
  const [rounds, setRounds] = useState(0)

  function handleChanged(changed: DeliveryInfo) {
    setSheet(undefined)
    // The next change begins with what is free then.
    setRounds(rounds + 1)
    onChanged(changed)
    showToast('已收到，正在办理')
  }

  return {
    open: () => setSheet('choice'),
    sheets: (
      <ChangeSheets
        key={rounds}
        {...{ delivery, sheet }}
        isOpen={sheet !== undefined}
        onSheet={setSheet}
        onChanged={handleChanged}
      />
    ),
  }
}
