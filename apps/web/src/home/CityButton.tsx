import { getCityCode } from '@ecenter/contract/places/get-city-code.ts'
import { MapPin } from 'lucide'
import { useState } from 'react'
import { useCall } from '../client/use-call.ts'
import { areaColumns, pathTo } from '../kit/area-columns.ts'
import { Dialog } from '../kit/Dialog.tsx'
import { Icon } from '../kit/Icon.tsx'
import { WheelSheet } from '../kit/WheelSheet.tsx'
import { chooseCity } from '../shell/choose-city.ts'
import { useBasicInfo } from '../state/basic-info.ts'

const levels = ['省', '市']

interface CityButtonProps {
  readonly className: string | undefined
}

/** The city that the site stands in, and another one; the areas are asked for at the first press. */
export function CityButton({ className }: CityButtonProps) {
  const { cityCode, cityName } = useBasicInfo()
  const [isAsked, setIsAsked] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const { value, failed, isLoading, ask } = useCall(getCityCode, isAsked ? {} : undefined)
  const areas = value?.areas ?? []
  const path = pathTo(cityCode, areas)

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
        aria-busy={isLoading}
        aria-label={`所在城市${cityName}，点按切换`}
        onClick={handlePress}
      >
        <Icon of={MapPin} />
        {cityName}
      </button>
      <WheelSheet
        title="选择城市"
        isOpen={isOpen && value !== undefined}
        columnsOf={(wishes) => areaColumns(wishes, areas, levels)}
        start={levels.map((_, at) => path[at]?.code ?? '')}
        onClose={() => setIsOpen(false)}
        onChoose={(codes) => {
          setIsOpen(false)
          const chosen = codes.filter((code) => code !== '').at(-1)
          if (chosen !== undefined) void chooseCity(chosen)
        }}
      />
      <Dialog
        isOpen={isOpen && failed !== undefined && !isLoading}
        onClose={() => setIsOpen(false)}
        actions={[{ label: '知道了', onPress: () => setIsOpen(false) }]}
      >
        暂时无法切换城市，请稍后再试。
      </Dialog>
    </>
  )
}
