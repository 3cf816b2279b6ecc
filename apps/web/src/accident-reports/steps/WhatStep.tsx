import { accidentKindNames, accidentKinds } from '@ecenter/contract/accident-reports/accident.ts'
import { useDraft } from '../draft/use-draft.ts'
import styles from '../Flow.module.css'
import { FlowScreen } from '../FlowScreen.tsx'
import { goToStep } from '../report-steps.ts'
import { AccidentPicture } from './AccidentPicture.tsx'

/** What happened, by a picture: nobody has to find words for it. */
export function WhatStep() {
  const { kind } = useDraft().draft
  return (
    <FlowScreen step="what" title="怎么撞的？" sub="点最像的一张，蓝绿色是您的车">
      <div className={styles.tiles}>
        {accidentKinds.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.tile}
            aria-pressed={each === kind}
            onClick={() => goToStep('photos', { kind: each })}
          >
            <AccidentPicture kind={each} />
            {accidentKindNames[each]}
          </button>
        ))}
      </div>
    </FlowScreen>
  )
}
