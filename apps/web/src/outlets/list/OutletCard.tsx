import type { OutletSummary } from '@ecenter/contract/outlets/outlet.ts'
import { Card } from '../../kit/layout/Card.tsx'
import { useOutletQuery } from '../../state/outlet-query.ts'
import { distanceText } from '../distance-text.ts'
import { OpeningNow } from '../OpeningNow.tsx'
import { OutletActions } from '../OutletActions.tsx'
import { servicesText } from '../services-text.ts'
import styles from './OutletCard.module.css'

/** One outlet of the list. All of the card above its foot opens the outlet. */
export function OutletCard({ outlet }: { readonly outlet: OutletSummary }) {
  const { chosenItem, name, address, distance, opening, services } = outlet
  const title = (
    <a
      className={styles.link}
      href={`#/outlet-detail?chosenItem=${chosenItem}`}
      onClick={() => useOutletQuery.setState({ chosenItem })}
    >
      {name}
    </a>
  )
  return (
    <div className={styles.outlet}>
      <Card
        title={title}
        label={`${name}，${address}`}
        sub={address}
        aside={
          distance !== undefined && (
            <span className={styles.distance}>{distanceText(distance)}</span>
          )
        }
      >
        <p className={styles.opening}>
          <OpeningNow opening={opening} />
          <span className={styles.services}>{servicesText(services)}</span>
        </p>
        <OutletActions outlet={outlet} />
      </Card>
    </div>
  )
}
