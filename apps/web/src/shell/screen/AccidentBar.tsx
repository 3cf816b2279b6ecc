import { Icon } from '@ecenter/ui/Icon.tsx'
import { Phone, TriangleAlert } from 'lucide'
import { brand, hotlineUrl } from '../brand.ts'
import styles from './AccidentBar.module.css'

/** The `actions` of every page where somebody may be when something happens: it needs no proof, and no network to call. */
export function AccidentBar() {
  return (
    <section className={styles.bar} aria-label="出险">
      <a className={styles.go} href="#/report">
        <Icon of={TriangleAlert} size="l" />
        <span>
          <b>出事故了</b>
          <small>我要报案</small>
        </span>
      </a>
      <a className={styles.call} href={hotlineUrl} aria-label={`拨打 ${brand.hotline}`}>
        <Icon of={Phone} />
        <span className="num">{brand.hotline}</span>
      </a>
    </section>
  )
}
