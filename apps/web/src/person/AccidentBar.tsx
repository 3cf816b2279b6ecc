import { Phone, TriangleAlert } from 'lucide'
import { Icon } from '../kit/layout/Icon.tsx'
import { brand, hotlineUrl } from '../shell/brand.ts'
import styles from './AccidentBar.module.css'

/** The `actions` of every page where somebody may be when something happens: it needs no proof, and no network to call. */
export function AccidentBar() {
  return (
    <section className={styles.bar} aria-label="出险">
      <div className={styles.go}>
        <Icon of={TriangleAlert} size="l" />
        <span>
          <b>出事故了</b>
          <small>先确认人员安全</small>
        </span>
      </div>
      <a className={styles.call} href={hotlineUrl} aria-label={`拨打 ${brand.hotline}`}>
        <Icon of={Phone} />
        <span className="num">{brand.hotline}</span>
      </a>
    </section>
  )
}
