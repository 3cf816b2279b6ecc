import { classNames } from '@ecenter/ui/class-names.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { MapPin, Phone } from 'lucide'
import { Button } from '../../kit/buttons/Button.tsx'
import { useDraft } from '../draft/use-draft.ts'
import styles from '../Flow.module.css'
import { FlowScreen } from '../FlowScreen.tsx'
import { goToStep } from '../report-steps.ts'
import { positionWords } from './position-words.ts'
import { usePosition } from './use-position.ts'

/** Help comes before the report: two numbers, and where one is, to be read out to who answers. */
export function HurtStep() {
  const { words, position } = useDraft().draft
  const isPlaced = words !== '' || position !== undefined
  return (
    <FlowScreen
      step="hurt"
      title="先打 120"
      sub={isPlaced ? '不要移动伤者，告诉对方您在：' : '不要移动伤者，告诉对方您在哪里'}
      foot={
        <Button variant="secondary" isBlock onClick={() => goToStep('where')}>
          电话打完了，继续报案
        </Button>
      }
    >
      <div>
        {words !== '' && <p className={styles.where}>{words}</p>}
        <PositionToRead />
      </div>
      <div className={styles.choices}>
        <a className={classNames(styles.huge, styles.alarm)} href="tel:120">
          <Icon of={Phone} />
          <span>
            <b>拨打 120</b>
            <small>急救</small>
          </span>
        </a>
        <a className={styles.huge} href="tel:122">
          <Icon of={Phone} />
          <span>
            <b>拨打 122</b>
            <small>有人受伤要报交警，车先别挪</small>
          </span>
        </a>
      </div>
    </FlowScreen>
  )
}

/** The phone is asked only when the customer presses; the step of the place finds what it said. */
function PositionToRead() {
  const { position } = useDraft().draft
  const { isFinding, isRefused, find } = usePosition()
  return (
    <>
      <div role="status">
        {position !== undefined && (
          <>
            <p className={styles.where}>{positionWords(position)}</p>
            <p className={styles.note}>误差约 {position.accuracy} 米</p>
          </>
        )}
        {isRefused && (
          <p className={styles.note}>没有定位到：告诉对方路名、路口、桩号或附近的店铺。</p>
        )}
      </div>
      {position === undefined && (
        <>
          <Button variant="secondary" isBlock isBusy={isFinding} onClick={() => void find()}>
            <Icon of={MapPin} />
            {isRefused ? '再定位一次' : '用手机定位，读给对方听'}
          </Button>
          {!isRefused && (
            <p className={classNames(styles.note, styles.said)}>位置只用于这次报案，可以不给。</p>
          )}
        </>
      )}
    </>
  )
}
