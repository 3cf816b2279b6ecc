import type { Settings } from '../../../platform/config/settings.ts'
import type { Appeal } from '../store/appeal.ts'

/** Whether the letter of a case leaves only after a second person has approved it. */
export function needsApproval(
  { lettersApproved }: Pick<Settings, 'lettersApproved'>,
  { channel }: Pick<Appeal, 'channel'>,
): boolean {
  switch (lettersApproved) {
    case 'all':
      return true
    case 'regulator':
      return channel === 'regulator'
    case 'none':
      return false
  }
}
