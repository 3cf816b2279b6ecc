import { ALargeSmall, ShieldCheck } from 'lucide'
import { Icon } from '../kit/Icon.tsx'
import { brand } from '../shell/brand.ts'
import { setElderMode, useElderMode } from '../shell/elder-mode.ts'
import { useScreenTitle } from '../shell/screen-title.ts'
import { useBasicInfo } from '../state/basic-info.ts'
import styles from './BrandBar.module.css'
import { CityButton } from './CityButton.tsx'

/** The insurer, the city of the visitor, and larger type. A channel with a header of its own has the name. */
export function BrandBar() {
  const isNamed = useBasicInfo(({ showHeadFlag }) => showHeadFlag)
  const isElder = useElderMode()
  const title = useScreenTitle()
  return (
    <header className={styles.bar}>
      <h1 className="sr-only">{title}</h1>
      {isNamed && (
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
    </header>
  )
}
