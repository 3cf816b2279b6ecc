import { ALargeSmall, ShieldCheck } from 'lucide'
import { classNames } from '../kit/class-names.ts'
import { Icon } from '../kit/Icon.tsx'
import { brand } from '../shell/brand.ts'
import { setElderMode, useElderMode } from '../shell/elder-mode.ts'
import { useScreenTitle } from '../shell/screen-title.ts'
import { useBasicInfo } from '../state/basic-info.ts'
import styles from './BrandBar.module.css'
import { CityButton } from './CityButton.tsx'

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
      <button
        type="button"
        className={styles.button}
        aria-pressed={isElder}
        onClick={() => setElderMode(!isElder)}
      >
        <Icon of={ALargeSmall} />
        大字版
      </button>
    </Bar>
  )
}
