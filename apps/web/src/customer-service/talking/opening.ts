import { userSign } from '@ecenter/contract/customer-service/user-sign.ts'
import { type Failed, isSettled } from '../../client/outcome.ts'
import { newRequestId } from '../../client/page-session.ts'
import { send } from '../../client/send.ts'
import { useBasicInfo } from '../../state/basic-info.ts'
import { useCustomerSession } from '../../state/customer-session.ts'
import { whenRestored } from '../../state/when-restored.ts'
import { noTalk } from './talk.ts'
import { useTalk } from './use-talk.ts'

let opening: Promise<Failed | undefined> | undefined
let requestId: string | undefined

/**
 * Signs the visitor in to the conversation of this visit; the service says which that is. Whoever asks
 * meanwhile waits for the same answer. Tells why it failed, or nothing.
 */
export function openTalk(): Promise<Failed | undefined> {
  opening ??= signIn().finally(() => {
    opening = undefined
  })
  return opening
}

async function signIn(): Promise<Failed | undefined> {
  await whenRestored(useCustomerSession)
  const { username, source, subsource } = useCustomerSession.getState()
  const { entryId } = useBasicInfo.getState()
  requestId ??= newRequestId()
  const request = {
    source,
    ...(username !== '' && { username }),
    ...(subsource !== '' && { subsource }),
    ...(entryId !== '' && { entryId }),
  }
  const outcome = await send(userSign, request, requestId)
  if (isSettled(outcome)) requestId = undefined
  if (outcome.kind !== 'answered') return outcome
  const { signid, userid, agentid = '', state } = outcome.value
  useCustomerSession.setState({ signid, userid, agentid, entryId })
  if (useTalk.getState().signid !== signid) useTalk.setState({ ...noTalk, signid, state })
  return undefined
}
