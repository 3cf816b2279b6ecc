import type { Staff } from '../../../platform/calls/desk-handler.ts'
import { whyNotTwo } from '../../../platform/staff/two-people.ts'
import type { OnlyProvenEnd } from '../store/only-proven-end.ts'

type Asked = Pick<OnlyProvenEnd, 'state' | 'askedBy' | 'openedBy'>

/** Why this member of staff may not confirm it: the second could have come in as the first, or the first as them. */
export function whyNotConfirmed(
  { state, askedBy, openedBy }: Asked,
  staff: Pick<Staff, 'id' | 'openedBy'>,
): string | undefined {
  if (state === 'confirmed') return '已经复核。'
  return whyNotTwo(
    staff,
    { id: askedBy, openedBy },
    {
      isSame: '这个申请是您提交的，要由另一位同事复核。',
      isOpenedByFirst: '您的账号由提交的人开通或重置，要由另一位同事复核。',
      hasOpenedFirst: '提交人的账号由您开通或重置，要由另一位同事复核。',
    },
  )
}
