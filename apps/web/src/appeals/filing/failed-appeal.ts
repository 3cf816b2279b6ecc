import type { Failed } from '@ecenter/client/result.ts'
import { create } from 'zustand'

interface FailedAppeal {
  /** How the last try ended; unknown after a reload. */
  readonly failed: Failed | undefined
  /** The form it came from, with the claim it is about. */
  readonly formHref: string
}

/** Why the last try to file an appeal failed; what was typed waits in the form's draft. */
export const useFailedAppeal = create<FailedAppeal>(() => ({
  failed: undefined,
  formHref: '#/complaint-information',
}))
