import type { QuestionnairePhase } from '@ecenter/contract/questionnaires/desk/questionnaires-at-desk.ts'
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx'
import { phaseSteps } from './phase-steps.ts'

interface SaveDialogProps {
  /** What saving does, in sentences. */
  readonly effects: readonly string[]
  readonly from: QuestionnairePhase
  readonly to: QuestionnairePhase
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Says what saving does before it is done. */
export function SaveDialog({ effects, from, to, onYes, onNo }: SaveDialogProps) {
  const action = from === to ? '保存' : phaseSteps[from].goOn
  return (
    <ConfirmDialog
      title={`${action}？`}
      yes={from === to ? '保存为新的一版' : action}
      isDangerous={from !== to && to === 'closed'}
      {...{ onYes, onNo }}
    >
      {effects.map((effect) => (
        <p key={effect}>{effect}</p>
      ))}
    </ConfirmDialog>
  )
}
