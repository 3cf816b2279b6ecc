import { faultFrames, faultMessage } from '@ecenter/contract/analytics/fault.ts'
import { isLoadFailure } from './load-failure.ts'
import { ownEntry } from './own-entry.ts'

/** What the service is told of a page that broke: where in our scripts and how, and nothing of what was on it. */
export function faultOf(thrown: unknown) {
  const error = thrown instanceof Error ? thrown : new Error()
  return {
    message: faultMessage(error),
    at: faultFrames(error),
    version: /([^/]+)\.js$/.exec(ownEntry() ?? '')?.[1] ?? 'unbuilt',
  }
}

/**
 * Whether something broke in the scripts below a folder of ours: those of an app around us, or of an
 * extension, break too. What did not load is no fault of a script.
 */
export function isOwnFault(error: unknown, folder: string): boolean {
  const isOurs = error instanceof Error && error.stack?.includes(`${location.origin}${folder}`)
  return isOurs === true && !isLoadFailure(error)
}
