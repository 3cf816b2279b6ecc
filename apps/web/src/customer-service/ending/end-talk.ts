import { endConversation } from '@ecenter/contract/customer-service/end-conversation.ts'
import { untilFilesAreThere } from '../files/outgoing-files.ts'
import { act } from '../talking/acting.ts'
import { untilSaid } from '../talking/saying.ts'

/** Ends it behind what is on its way: that would else begin the next conversation. */
export async function endTalk(): Promise<void> {
  await Promise.all([untilSaid(), untilFilesAreThere()])
  await act(endConversation, {})
}
