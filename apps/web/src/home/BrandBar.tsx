import { classNames } from '@ecenter/ui/class-names.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { ALargeSmall, MapPin, ShieldCheck } from 'lucide'
import { useState } from 'react'
import { CitySheet } from '../places/CitySheet.tsx'
import { moveTo } from '../places/move-to.ts'
import { brand } from '../shell/brand.ts'
import { setElderMode, useElderMode } from '../shell/elder-mode.ts'
import { useScreenTitle } from '../shell/screen/screen-title.ts'
import { useBasicInfo } from '../state/basic-info.ts'
import styles from './BrandBar.module.css'

/**
 * The insurer, the city of the visitor, and larger type. A channel with a header of its own has the
 * name; there this is part of the page's body, with its title.
 */
export function BrandBar() {
  const isHeader = useBasicInfo(({ showHeadFlag }) => showHeadFlag)
  const isElder = useElderMode()
  const title = useScreenTitle()
  const Bar = isHeader ? 'header' : 'div'
  return (
    <Bar className={classNames(styles.bar, !isHeader && styles.inBody)}>
      <h1 className={isHeader ? 'sr-only' : styles.name}>{title}</h1>
      {isHeader && (
        <p className={styles.name}>
          <span className={styles.mark}>
            <Icon of={ShieldCheck} />
          </span>
          {brand.name}
        </p>
      )}
      <span className={styles.space} />
      <CityButton className={styles.button} />
      <button type="button" className={styles.button} onClick={() => setElderMode(!isElder)}>
        <Icon of={ALargeSmall} />
        {isElder ? '标准版' : '大字版'}
      </button>
    </Bar>
  )
}

interface CityButtonProps {
  readonly className: string | undefined
}

/** The city that the site stands in, and another one. */
function CityButton({ className }: CityButtonProps) {
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
