import { getCityCode } from '@ecenter/contract/places/get-city-code.ts'
import { MapPin } from 'lucide'
import { useState } from 'react'
import { useCall } from '../client/use-call.ts'
import { Icon } from '../kit/Icon.tsx'
import { LaterPlaceSheet } from '../places/LaterPlaceSheet.tsx'
import { moveTo } from '../places/move-to.ts'
import { useBasicInfo } from '../state/basic-info.ts'

interface CityButtonProps {
  readonly className: string | undefined
}

/** The city that the site stands in, and another one; the areas are asked for at the first press. */
export function CityButton({ className }: CityButtonProps) {
  const { cityCode, cityName } = useBasicInfo()
  const [isAsked, setIsAsked] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const { value, failed, ask } = useCall(getCityCode, isAsked ? {} : undefined, { isLasting: true })

  function handlePress() {
    setIsAsked(true)
    setIsOpen(true)
    if (failed !== undefined) ask()
  }

  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-label={`所在城市${cityName}，点按切换`}
        onClick={handlePress}
      >
        <Icon of={MapPin} />
        {cityName}
      </button>
      <LaterPlaceSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        areas={value?.areas}
        hasFailed={failed !== undefined}
        onRetry={ask}
        selected={cityCode}
        onChoose={(place) => {
          setIsOpen(false)
          moveTo(place)
        }}
      />
    </>
  )
}
