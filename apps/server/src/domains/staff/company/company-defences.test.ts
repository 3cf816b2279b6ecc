import type { ServerResponse } from 'node:http'
import {
  companySignInPath,
  companySignOutPath,
  readMe,
  signIn,
} from '@ecenter/contract/staff/desk/account.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { companyBrowser, howOf, tellEnds } from '../../../../test/company/company-browser.ts'
import { type Company, newKey, openCompany } from '../../../../test/company/open-company.ts'
import { newDeskVisitor } from '../../../../test/desk-visitor.ts'
import { storedMember } from '../../../../test/subjects/staff.ts'
import { openTestService, type TestService } from '../../../../test/test-services.ts'
import { addressOf } from '../../../http/admission/network-of.ts'
import { purgeEnded } from '../../../platform/session/purge-ended.ts'

let company: Company
let service: TestService
beforeAll(async () => {
  company = await openCompany()
  service = await openTestService({ demo: false, env: company.env })
})
afterAll(async () => {
  await service.close()
  await company.close()
})
const sub = 'sub-1'
beforeEach(async () => {
  await service.passTime((Date.now() - service.clock.now().getTime()) / 1000)
  company.people.set(sub, { name: '张三', employee_number: 'e1001', roles: ['kefu'] })
})
afterEach(() => {
  company.inFront = undefined
})

const newBrowser = () => companyBrowser(service, company)
type Browser = ReturnType<typeof newBrowser>

async function comesBack(browser: Browser, address: string): Promise<string> {
  return howOf((await browser.open(address)).to)
}

function sessions(): Promise<unknown[]> {
  return service.db.selectFrom('staff_session').selectAll().execute()
}

test('the way there is bound to this browser, and says nothing of who goes it', async () => {
  const { wire, to } = await newBrowser().open(companySignInPath)
  const asked = new URL(to).searchParams
  expect(Object.fromEntries(asked)).toMatchObject({
    client_id: 'desk',
    response_type: 'code',
    scope: 'openid profile',
    redirect_uri: 'http://localhost/desk/company/return',
    code_challenge_method: 'S256',
  })
  for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toBeTruthy()
  expect(wire.cookies).toEqual([
    expect.objectContaining({ name: 'desk-company', httpOnly: true, sameSite: 'Lax', maxAge: 600 }),
  ])
  expect(wire.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
})

test('who comes back twice by one address is in once', async () => {
  const browser = newBrowser()
  const address = await browser.returnAddress(sub)
  expect(await comesBack(browser, address)).toBe('in')
  expect(await comesBack(browser, address)).toBe('ended')
})

test('a code is good once, also with the state of another way there', async () => {
  const browser = newBrowser()
  const first = new URL(await browser.returnAddress(sub), company.origin)
  const code = first.searchParams.get('code') ?? ''
  expect(await comesBack(browser, first.pathname + first.search)).toBe('in')
  const second = new URL(await browser.returnAddress(sub), company.origin)
  second.searchParams.set('code', code)
  expect(await comesBack(browser, second.pathname + second.search)).toBe('refused')
})

test('an address that another browser was sent back to lets nobody in', async () => {
  const stolen = await newBrowser().returnAddress(sub)
  const before = await sessions()
  expect(await comesBack(newBrowser(), stolen)).toBe('ended')
  const onTheWay = newBrowser()
  await onTheWay.open(companySignInPath)
  expect(await comesBack(onTheWay, stolen)).toBe('refused')
  expect(await sessions()).toEqual(before)
})

test('an answer of another provider is refused', async () => {
  const browser = newBrowser()
  const address = await browser.returnAddress(sub)
  const mixed = address.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fother.example')
  expect(mixed).not.toBe(address)
  expect(await comesBack(browser, mixed)).toBe('refused')
})

test('who takes longer than ten minutes begins again, and what they left is removed', async () => {
  const browser = newBrowser()
  const address = await browser.returnAddress(sub)
  const left = newBrowser()
  await left.open(companySignInPath)
  await service.passTime(601)
  expect(await comesBack(browser, address)).toBe('ended')
  await purgeEnded(service.db, service.clock)
  expect(await service.db.selectFrom('staff_company_entry').selectAll().execute()).toEqual([])
})

test('who turns away at the provider is not in', async () => {
  expect(await newBrowser().signIn(undefined)).toBe('cancelled')
})

test('what another key has signed is refused', async () => {
  const browser = newBrowser()
  const address = await browser.returnAddress(sub)
  const { kty, n, e } = newKey()
  const other = { kty, n, e, kid: 'of-the-company', use: 'sig', alg: 'RS256' }
  company.inFront = ({ url }, response) => {
    if (url !== '/jwks') return false
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [other] }))
    return true
  }
  expect(await comesBack(browser, address)).toBe('refused')
})

test.each([-600, 600])('clocks that are %i seconds apart let nobody in', async (seconds) => {
  await service.passTime(seconds)
  expect(await newBrowser().signIn(sub)).toBe('refused')
  expect(service.logged.join('\n')).toContain('CLOCKS_APART_')
})

test('a provider that is away is said to be, and the way by password stays', async () => {
  company.inFront = ({ socket }) => {
    socket.destroy()
    return true
  }
  expect(await newBrowser().signIn(sub)).toBe('unavailable')
  const member = await storedMember(service, { roles: ['agent'] })
  expect(await newDeskVisitor(service).get(signIn, member)).toEqual({ next: 'code' })
})

test('a provider that breaks is away too, also between there and back', async () => {
  const browser = newBrowser()
  const address = await browser.returnAddress(sub)
  company.inFront = ({ url }, response) => {
    if (url !== '/token') return false
    response.writeHead(502).end()
    return true
  }
  expect(await comesBack(browser, address)).toBe('unavailable')
})

test('a provider that does not answer is waited for as long as the settings say', async () => {
  const waiting: ServerResponse[] = []
  company.inFront = (_request, response) => waiting.push(response) > 0
  const env = { ...company.env, STAFF_OIDC_WAIT_SECONDS: '1' }
  const impatient = await openTestService({ demo: false, env })
  expect(await companyBrowser(impatient, company).signIn(sub)).toBe('unavailable')
  for (const response of waiting) response.destroy()
  expect(impatient.logged.join('\n')).toContain('OAUTH_TIMEOUT')
  await impatient.close()
})

test('no picture and no link of another site sets out for the provider, and none uses up a try', async () => {
  const browser = newBrowser()
  const back = await browser.returnAddress(sub)
  const before = await entriesAndTries()
  for (const url of [companySignInPath, companySignOutPath]) {
    const asked = (headers: Record<string, string>) =>
      browser.inject({ method: 'GET', url, headers })
    const site = 'cross-site'
    const picture = await asked({ 'sec-fetch-site': site, 'sec-fetch-dest': 'image' })
    expect([picture.statusCode, picture.cookies]).toEqual([403, []])
    const link = await asked({ 'sec-fetch-site': site, 'sec-fetch-dest': 'document' })
    expect([link.headers.location, link.cookies]).toEqual(['/desk/', []])
  }
  expect(await entriesAndTries()).toEqual(before)
  // The way back is from another site.
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }
  const { headers: said } = await browser.inject({ method: 'GET', url: back, headers })
  expect(howOf(`${said.location}`)).toBe('in')
})

async function entriesAndTries() {
  const entries = await service.db.selectFrom('staff_company_entry').select('cookie_hash').execute()
  const tries = await service.db
    .selectFrom('counter')
    .select(['key', 'points'])
    .where('key', 'like', '%SignInsByAddress%')
    .execute()
  return { entries, tries }
}

test('who cannot go to the provider any more still has the password', async () => {
  const office = '203.0.113.9'
  for (let each = 0; each < 300; each += 1) {
    await service.limits.take('companySignInsByAddress', addressOf(service, office))
  }
  const desk = newDeskVisitor(service, office)
  const { headers } = await desk.inject({ method: 'GET', url: companySignInPath })
  expect(howOf(`${headers.location}`)).toBe('too-many')
  const member = await storedMember(service, { roles: ['agent'] })
  expect(await desk.get(signIn, member)).toEqual({ next: 'code' })
})

test('tokens that come while the provider is away ask it once, and once more when it may be back', async () => {
  const other = await openTestService({ demo: false, env: company.env })
  let asked = 0
  let isAway = true
  company.inFront = ({ url, socket }) => {
    if (!url?.startsWith('/.well-known/')) return false
    asked += 1
    if (isAway) socket.destroy()
    return isAway
  }
  const tell = async () => {
    const payload = `${new URLSearchParams({ logout_token: logoutToken({ alg: 'RS256' }, company.issuer) })}`
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const url = '/desk/company/back-channel'
    return (await other.app.inject({ method: 'POST', url, headers, payload })).statusCode
  }
  expect(await Promise.all([tell(), tell(), tell()])).toEqual([503, 503, 503])
  expect([await tell(), asked]).toEqual([503, 1])
  isAway = false
  await other.passTime(6)
  expect([await tell(), await tell(), asked]).toEqual([400, 400, 2])
  await other.close()
})

test('who signs out at the provider, or is put out there, is out here', async () => {
  const [browser, elsewhere] = [newBrowser(), newBrowser()]
  expect([await browser.signIn(sub), await elsewhere.signIn(sub)]).toEqual(['in', 'in'])
  const told = tellEnds(service, company)
  const back = await browser.signOutThere()
  expect([back.href, told]).toEqual(['http://localhost/desk/', [200]])
  expect(await browser.ask(readMe, {})).toMatchObject({ code: 'E3010001' })
  expect(await elsewhere.ask(readMe, {})).toMatchObject({ code: '1' })
})

test.each([
  ['nothing', () => ''],
  ['no token', () => 'abc'],
  ['a token that nobody has signed', () => logoutToken({ alg: 'none' }, company.issuer)],
  ['a token that the provider has not signed', () => logoutToken({ alg: 'RS256' }, company.issuer)],
  ['a token of another provider', () => logoutToken({ alg: 'RS256' }, 'https://other.example')],
])('%s ends no session', async (_, tokenOf) => {
  const browser = newBrowser()
  await browser.signIn(sub)
  const { statusCode } = await service.app.inject({
    method: 'POST',
    url: '/desk/company/back-channel',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `${new URLSearchParams({ logout_token: tokenOf() })}`,
  })
  expect(statusCode).toBe(400)
  expect(await browser.ask(readMe, {})).toMatchObject({ code: '1' })
})

function logoutToken(head: { readonly alg: string }, iss: string): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
  const iat = Math.floor(Date.now() / 1000)
  return `${part(head)}.${part({ iss, aud: 'desk', sub, iat, events })}.${'A'.repeat(342)}`
}
