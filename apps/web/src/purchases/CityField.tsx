import { useState } from 'react'
import { SelectField } from '../kit/SelectField.tsx'
import { CitySheet } from '../places/CitySheet.tsx'
import { useCarPurchase } from '../state/car-purchase.ts'

/** The city in which insurance is bought. */
export function CityField() {
  const { cityCode, cityName } = useCarPurchase()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <SelectField
        label="投保城市"
        name="cityCode"
        text={cityName}
        isOpen={isOpen}
        onOpen={() => setIsOpen(true)}
      />
      <CitySheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        selected={cityCode}
        onChoose={(place) =>
          useCarPurchase.setState({ cityCode: place.cityCode, cityName: place.cityName })
        }
      />
    </>
  )
}
