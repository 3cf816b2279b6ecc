import { randomUUID } from 'node:crypto'
import { type ResponseOf, urlOf } from '../../packages/contract/src/call.ts'
import { defaultChannelNo } from '../../packages/contract/src/constants/channels.ts'
import { type Caller, wrap } from '../../packages/contract/src/envelope/head.ts'
import { openSession } from '../../packages/contract/src/session/open-session.ts'

/** A page session as a browser opens it, with the cookie that goes along. */
export async function openSessionAt(port: number): Promise<{ caller: Caller; cookie: string }> {
  const nobody = { uuid: '', token: '', channelNo: defaultChannelNo }
  const response = await fetch(`http://127.0.0.1:${port}${urlOf(openSession)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wrap(openSession, {}, nobody, randomUUID())),
  })
  const { body } = (await response.json()) as { body: ResponseOf<typeof openSession> }
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';')
  return { caller: { ...nobody, uuid: body.uuid, token: body.token }, cookie }
}
