import type { OutletSummary } from '@ecenter/contract/outlets/outlet.ts'
import { Badge, type BadgeTone } from '@ecenter/ui/Badge.tsx'
import styles from './OpeningNow.module.css'

type State = OutletSummary['opening']['state']

const tones: Record<State, BadgeTone> = { open: 'success', break: 'warning', closed: 'neutral' }
const words: Record<State, string> = { open: '营业中', break: '午休中', closed: '已休息' }

/** Whether an outlet is open now, and until or from when. */
export function OpeningNow({ opening: { state, text } }: Pick<OutletSummary, 'opening'>) {
  return (
    <span className={styles.now}>
      <Badge tone={tones[state]}>{words[state]}</Badge>
      <span>{text}</span>
    </span>
  )
}
