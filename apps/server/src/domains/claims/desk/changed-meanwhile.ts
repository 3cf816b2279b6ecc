import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { Failure } from '../../../platform/calls/failure.ts'

/** The claim is another than the one that was looked at. */
export function changedMeanwhile(): Failure {
  return new Failure(resultCodes.stateChanged, '这件理赔刚刚有了新的进展。请看过最新情况，再办理。')
}
