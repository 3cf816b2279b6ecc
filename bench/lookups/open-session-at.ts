import { randomUUID } from 'node:crypto'
import { type ResponseOf, urlOf } from '../../packages/contract/src/call.ts'
import { defaultChannelNo } from '../../packages/contract/src/constants/channels.ts'
import { type Caller, wrap } from '../../packages/contract/src/envelope/head.ts'
import { openSession } from '../../packages/contract/src/session/open-session.ts'

/** A page session as a browser opens it, with the cookie that goes along; one network opens only so many. */
export async function openSessionAt(
  port: number,
  from = '127.0.0.1',
): Promise<{ caller: Caller; cookie: string }> {
  const nobody = { uuid: '', token: '', channelNo: defaultChannelNo }
  const response = await fetch(`http://127.0.0.1:${port}${urlOf(openSession)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(wrap(openSession, {}, nobody, randomUUID())),
  })
  const { body } = (await response.json()) as { body: ResponseOf<typeof openSession> }
  if (body.uuid === undefined) throw new Error(`no session for ${from}`)
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';')
  return { caller: { ...nobody, uuid: body.uuid, token: body.token }, cookie }
}
