import { endConversation } from '@ecenter/contract/customer-service/service-calls.ts'
import { untilFilesAreThere } from '../files/outgoing-files.ts'
import { act } from '../talking/acting.ts'
import { untilSaid } from '../talking/saying.ts'
import { useTalk } from '../talking/use-talk.ts'

/** Ends it behind what is on its way, which would else begin the next conversation. */
export async function endTalk(): Promise<void> {
  const { signid } = useTalk.getState()
  let said: Promise<unknown>
  do {
    said = untilSaid()
    await Promise.all([said, untilFilesAreThere()])
  } while (said !== untilSaid())
  // Another one may have been begun meanwhile, which is not to be ended.
  if (signid === useTalk.getState().signid) await act(endConversation, {})
}
