import type { Staff } from '../../../platform/calls/desk-handler.ts'
import { stateChanged } from '../../../platform/calls/failure.ts'
import type { DeskLead } from '../store/lead.ts'

/** Two who called the same customer would be one too many: refuses who does not handle the lead (E3020001). */
export function refuseOthers(
  { handler }: Pick<DeskLead, 'handler'>,
  { id }: Pick<Staff, 'id'>,
): void {
  if (handler?.staffId === id) return
  throw stateChanged(
    handler === undefined
      ? '还没有人联系，请先接手。'
      : `正由${handler.name}联系；要由您联系，请先接手。`,
  )
}
