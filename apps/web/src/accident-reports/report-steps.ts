import { navigate, pageParameter, type ScreenPath } from '../shell/location.ts'
import type { AccidentDraft } from './draft/accident-draft.ts'
import { changeDraft } from './draft/use-draft.ts'

/** What is asked, in its order; the summary belongs to the last step. */
export const reportSteps = ['safe', 'hurt', 'where', 'what', 'photos', 'driver', 'summary'] as const
export type ReportStep = (typeof reportSteps)[number]

/** How many of the five pieces of the bar are done; who is hurt is part of the first. */
export const piecesOf: Readonly<Record<ReportStep, number>> = {
  safe: 1,
  hurt: 1,
  where: 2,
  what: 3,
  photos: 4,
  driver: 5,
  summary: 5,
}

export const stepCount = 5

export function stepIn(parameter: string | undefined): ReportStep {
  return reportSteps.find((step) => step === parameter) ?? 'safe'
}

export function stepPath(step: ReportStep): ScreenPath {
  return step === 'safe' ? '/report' : `/report?step=${step}`
}

/** From the summary to one step and back: what was told behind it is not asked again. */
export function changePath(step: ReportStep): ScreenPath {
  return `${stepPath(step)}${step === 'safe' ? '?' : '&'}change=1`
}

/** Where the receipt of what was sent can be read again. */
export const receiptPath: ScreenPath = '/report?receipt=1'

/** Where it is proven once more who reports; it leads back to `back`, which is told whole: it has parameters itself. */
export function proofPath(back: ScreenPath): ScreenPath {
  return `/proof?to=${encodeURIComponent(back)}`
}

/**
 * Goes on to a step, which is where a draft that is found again goes on; with what was told just now. Who changes one
 * thing of the summary goes back to it, past help for somebody hurt.
 */
export function goToStep(step: ReportStep, told: Partial<AccidentDraft> = {}): void {
  const isChange = pageParameter('change') !== undefined
  const next = isChange && step !== 'hurt' ? 'summary' : step
  changeDraft({ ...told, step: next })
  navigate(isChange && next === 'hurt' ? changePath(next) : stepPath(next))
}
