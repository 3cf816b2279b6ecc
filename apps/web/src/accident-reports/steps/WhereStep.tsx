import type { Position } from '@ecenter/contract/accident-reports/accident.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { minuteText } from '@ecenter/ui/minute-text.ts'
import { MapPin } from 'lucide'
import { useState } from 'react'
import { Button } from '../../kit/buttons/Button.tsx'
import { DateField } from '../../kit/fields/DateField.tsx'
import { TextareaField } from '../../kit/fields/TextareaField.tsx'
import { pageParameter } from '../../shell/location.ts'
import { changeDraft, useDraft } from '../draft/use-draft.ts'
import styles from '../Flow.module.css'
import { FlowScreen } from '../FlowScreen.tsx'
import { goToStep, stepIn } from '../report-steps.ts'
import { Pills } from './Pills.tsx'
import { usePosition } from './use-position.ts'

const times = { now: '刚才', today: '今天早些', before: '更早' } as const

/**
 * Where and when; who gives no position writes where, and who gives one need not. The phone is asked only when the
 * customer presses, and only for this report.
 */
export function WhereStep() {
  const { draft } = useDraft()
  const [fault, setFault] = useState<'place' | 'time'>()
  const { isFinding, isRefused, find } = usePosition()
  const { words, position, when, at } = draft
  const isPlaced = position !== undefined || words.trim() !== ''

  async function handleNext() {
    if (when !== 'now' && at === '') return setFault('time')
    // What is written while the phone looks for itself is enough, too.
    const hasPlace =
      isPlaced || (!isRefused && (await find())) || useDraft.getState().draft.words.trim() !== ''
    if (!hasPlace) return setFault('place')
    // Who has gone back meanwhile stays there.
    if (stepIn(pageParameter('step')) === 'where') goToStep('what')
  }

  return (
    <FlowScreen
      step="where"
      title="在哪里出的事？"
      foot={
        <Button isBlock isBusy={isFinding} onClick={() => void handleNext()}>
          {!isPlaced && !isRefused && <Icon of={MapPin} />}
          {isPlaced || isRefused ? '继续' : '用手机定位，继续'}
        </Button>
      }
    >
      {position !== undefined && (
        <div>
          <p className={styles.where} role="status">
            已定位，误差约 {position.accuracy} 米
          </p>
          <Button variant="secondary" isBlock isBusy={isFinding} onClick={() => void find()}>
            <Icon of={MapPin} />
            重新定位
          </Button>
          <Button variant="text" isBlock onClick={() => changeDraft({ position: undefined })}>
            位置不对，不用定位
          </Button>
        </div>
      )}
      <p className={styles.note} role="status">
        {isRefused
          ? '没有定位到，也没关系：在下面写下地点就行。'
          : '位置只用于这次报案，可以不给，写下地点就行。'}
      </p>
      <TextareaField
        label="地点"
        hint={placeHint(position)}
        error={fault === 'place' && !isPlaced ? '请写下在哪里出的事' : undefined}
        value={words}
        onChange={(text) => changeDraft({ words: text })}
        maxLength={100}
        rows={2}
      />
      {isRefused && position === undefined && (
        <Button variant="text" isBlock onClick={() => void find()}>
          再定位一次
        </Button>
      )}
      <Pills
        label="什么时候"
        choices={times}
        value={when}
        onChoose={(chosen) => changeDraft({ when: chosen, ...(chosen !== when && { at: '' }) })}
      />
      {when !== 'now' && (
        <DateField
          label="出险时间"
          {...rangeOf(when)}
          value={at}
          onChange={(chosen) => changeDraft({ at: chosen })}
          error={fault === 'time' && at === '' ? '请选择大概的时间' : undefined}
        />
      )}
    </FlowScreen>
  )
}

/** Beyond so many metres a position names no road. */
const vagueFromMetres = 200

function placeHint(position: Position | undefined): string {
  if (position === undefined) return '路名、路口、桩号或附近的店铺都可以。'
  return position.accuracy < vagueFromMetres
    ? '选填，写上路名或店铺更好找。'
    : '定位不太准，请写上路名或附近的店铺。'
}

const dayMs = 86_400_000

/** Today from midnight, or up to three months back; by China's clocks. */
function rangeOf(when: 'today' | 'before') {
  const now = new Date()
  const max = minuteText(now.toISOString())
  const today = max.slice(0, 10)
  const from = minuteText(new Date(now.getTime() - 90 * dayMs).toISOString()).slice(0, 10)
  return when === 'today' ? { min: `${today} 00:00`, max } : { min: `${from} 00:00`, max }
}
