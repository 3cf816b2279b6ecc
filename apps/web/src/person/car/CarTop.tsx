import { Badge, type BadgeTone } from '@ecenter/ui/Badge.tsx'
import { PlateMark } from '../PlateMark.tsx'
import { CarArt } from './CarArt.tsx'
import styles from './CarTop.module.css'
import type { Car } from './car.ts'
import type { MarkedCover } from './marked-covers.ts'

const statuses: Readonly<Record<Car['status'], readonly [tone: BadgeTone, text: string]>> = {
  'in-force': ['success', '保障中'],
  'not-started': ['info', '未生效'],
  expired: ['neutral', '已到期'],
  cancelled: ['neutral', '已退保'],
}

interface CarTopProps {
  readonly car: Car
  readonly covers: readonly MarkedCover[]
}

/** Which car it is, whether it is covered, and the picture whose numbers the list below has. */
export function CarTop({ car, covers }: CarTopProps) {
  const [tone, text] = statuses[car.status]
  return (
    <div className={styles.top}>
      <div className={styles.name}>
        <div>
          <h2>{car.plate === undefined ? '新车未上牌' : <PlateMark plate={car.plate} />}</h2>
          <p>{car.brandModel}</p>
        </div>
        <Badge tone={tone}>{text}</Badge>
      </div>
      <CarArt covers={covers} isCovered={car.status === 'in-force'} />
    </div>
  )
}
