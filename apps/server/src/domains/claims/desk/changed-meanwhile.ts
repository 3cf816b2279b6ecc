import { type Failure, stateChanged } from '../../../platform/calls/failure.ts'

/** The claim is another than the one that was looked at. */
export function changedMeanwhile(): Failure {
  return stateChanged('这件理赔刚刚有了新的进展。请看过最新情况，再办理。')
}
