import { getProvinceDataForSite } from '@ecenter/contract/outlets/outlet.ts'
import { useMemo } from 'react'
import { useCall } from '../../client/use-call.ts'
import { LaterPlaceSheet } from '../../places/LaterPlaceSheet.tsx'
import { moveTo } from '../../places/move-to.ts'
import type { OutletPlace } from './use-outlet-place.ts'
import { withCount } from './with-count.ts'

interface AreaSheetProps {
  readonly place: OutletPlace
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** A city that has outlets, or a county of one; those of the city that is shown come first. */
export function AreaSheet({ place, isOpen, onClose }: AreaSheetProps) {
  const { isAround, cityCode, areaCode, choices } = place
  const { value, failed, ask } = useCall(getProvinceDataForSite, isOpen ? {} : undefined, {
    isLasting: true,
  })
  const counties = useMemo(() => {
    if (choices === undefined || choices.counties.length < 2) return undefined
    const rows = choices.counties.map(({ countycode, name, count }) => ({
      key: countycode,
      label: withCount(name, count),
    }))
    return { letter: '区县', rows: [{ key: cityCode, label: '全市' }, ...rows] }
  }, [choices, cityCode])
  return (
    <LaterPlaceSheet
      isOpen={isOpen}
      onClose={onClose}
      areas={value?.areas}
      hasFailed={failed !== undefined}
      onRetry={ask}
      selected={isAround ? '' : areaCode}
      first={counties}
      onChoose={(chosen) => {
        onClose()
        moveTo(chosen)
      }}
    />
  )
}
