import { MapPin } from 'lucide'
import { useState } from 'react'
import { Icon } from '../kit/Icon.tsx'
import { CitySheet } from '../places/CitySheet.tsx'
import { moveTo } from '../places/move-to.ts'
import { useBasicInfo } from '../state/basic-info.ts'

interface CityButtonProps {
  readonly className: string | undefined
}

/** The city that the site stands in, and another one. */
export function CityButton({ className }: CityButtonProps) {
  const { cityCode, cityName } = useBasicInfo()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-label={`所在城市${cityName}，点按切换`}
        onClick={() => setIsOpen(true)}
      >
        <Icon of={MapPin} />
        {cityName}
      </button>
      <CitySheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        selected={cityCode}
        onChoose={moveTo}
      />
    </>
  )
}
