import { getCityCode } from '@ecenter/contract/places/get-city-code.ts'
import { useState } from 'react'
import { useCall } from '../client/use-call.ts'
import { LaterPlaceSheet } from './LaterPlaceSheet.tsx'
import type { Place } from './place.ts'

interface CitySheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The code of the city that is chosen now. */
  readonly selected: string
  /** It closes as well. */
  readonly onChoose: (place: Place) => void
}

/** Where a city is chosen; the areas are asked for when it is first opened. */
export function CitySheet({ isOpen, onClose, selected, onChoose }: CitySheetProps) {
  const [isAsked, setIsAsked] = useState(isOpen)
  if (isOpen && !isAsked) setIsAsked(true)
  const { value, failed, ask } = useCall(getCityCode, isAsked ? {} : undefined, { isLasting: true })
  return (
    <LaterPlaceSheet
      isOpen={isOpen}
      onClose={onClose}
      areas={value?.areas}
      hasFailed={failed !== undefined}
      onRetry={ask}
      selected={selected}
      onChoose={(place) => {
        onClose()
        onChoose(place)
      }}
    />
  )
}
