import { createHash, randomUUID } from 'node:crypto'
import { type Call, type ResponseOf, type TypedOf, urlOf } from '@ecenter/contract/call.ts'
import { wrap } from '@ecenter/contract/envelope/head.ts'
import { challengeIn, isSolution, workHeader, workText } from '@ecenter/contract/envelope/work.ts'
import { confirmProof, giveFact, startProof } from '@ecenter/contract/person/proof.ts'
import { openSession } from '@ecenter/contract/session/open-session.ts'
import { expect, type Page } from '@playwright/test'
import { smsCodeSentTo } from '../support/demo.ts'

interface Person {
  readonly mobile: string
  readonly idNumber: string
}

/** Proves in the session of a page who its visitor is, by the calls that the proof's own page makes. */
export async function provePerson(page: Page, { mobile, idNumber }: Person): Promise<void> {
  const caller = { uuid: '', token: '', channelNo: '2' }
  Object.assign(caller, await answered(openSession, {}))
  await answered(startProof, { mobile, agreedTo: '2026-11' })
  const smsCode = await smsCodeSentTo(page, mobile)
  const { step } = await answered(confirmProof, { smsCode })
  if (step === 'fact') await answered(giveFact, { idTail: idNumber.slice(-4) })

  async function answered<C extends Call>(call: C, body: TypedOf<C>): Promise<ResponseOf<C>> {
    const data = wrap(call, body, caller, randomUUID())
    let answer = await page.request.post(urlOf(call), { data })
    const challenge = answer.headers()[workHeader]
    if (challenge !== undefined) {
      const headers = { [workHeader]: solved(challenge) }
      answer = await page.request.post(urlOf(call), { data, headers })
    }
    const { body: wire } = await answer.json()
    expect(wire.common, call.path).toMatchObject({ resultCode: '1' })
    return wire
  }
}

function solved(text: string): string {
  const challenge = challengeIn(text)
  if (challenge === undefined) throw new Error(`${text} is no challenge`)
  const hash = (plain: string) => createHash('sha256').update(plain).digest()
  let solution = 0
  while (!isSolution(challenge, solution, hash)) solution += 1
  return workText(text, solution)
}
