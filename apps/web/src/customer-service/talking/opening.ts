import { newRequestId } from '@ecenter/client/request-id.ts'
import { type Failed, isSettled } from '@ecenter/client/result.ts'
import { userSign } from '@ecenter/contract/customer-service/service-calls.ts'
import { send } from '../../client/send.ts'
import { useBasicInfo } from '../../state/basic-info.ts'
import { useCustomerSession } from '../../state/customer-session.ts'
import { whenRestored } from '../../state/keeping/when-restored.ts'
import { isLostWith, noTalk } from './talk.ts'
import { tellTrouble } from './trouble.ts'
import { useTalk } from './use-talk.ts'

let opening: Promise<Failed | undefined> | undefined
let requestId: string | undefined

const lost = '您离开了较长时间，刚才的对话已结束。现在是新的对话，请重新提问。'

/**
 * For who comes to the page. What a person answered is shown once more after a reload, and until it is
 * rated, also where it has ended: nobody has to have watched. Anything else is as with `openTalk`.
 */
export async function resumeTalk(): Promise<Failed | undefined> {
  await whenRestored(useCustomerSession)
  const { signid, agentid } = useCustomerSession.getState()
  const talk = useTalk.getState()
  if (talk.state?.status === 'ended' && talk.state.canBeRated) return undefined
  if (talk.signid !== '' || signid === '' || agentid === '') return openTalk()
  useTalk.setState({ ...noTalk, signid })
  return undefined
}

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
  const result = await send(userSign, request, requestId)
  if (isSettled(result)) requestId = undefined
  if (result.kind !== 'answered') return result
  const { signid, userid, agentid = '', state, hasEarlier = false } = result.value
  useCustomerSession.setState({ signid, userid, agentid, entryId })
  const before = useTalk.getState()
  if (before.signid === signid) return undefined
  useTalk.setState({ ...noTalk, signid, state, hasEarlier })
  tellTrouble(isLostWith(before) ? lost : undefined)
  return undefined
}
