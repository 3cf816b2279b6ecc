import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { object, parse } from 'valibot'
import { expect, test } from 'vitest'
import { companySignInOf, companySignInSettings } from './company-sign-in-settings.ts'
import { readSettings } from './settings.ts'

const file = join(mkdtempSync(join(tmpdir(), 'ecenter-oidc-')), 'secret')
writeFileSync(file, 'the secret\n')

const whole = {
  ECENTER_MODE: 'demo',
  PUBLIC_ORIGIN: 'https://self.insurer.example',
  STAFF_OIDC_ISSUER: 'https://id.insurer.example/staff',
  STAFF_OIDC_CLIENT_ID: 'desk',
  STAFF_OIDC_CLIENT_SECRET_FILE: file,
  STAFF_OIDC_ROLES: 'kefu:agent,urn:lipei:claims+content',
}

function read(env: NodeJS.ProcessEnv) {
  return readSettings(env, '/srv/ecenter')
}

test('without a provider staff have passwords of the house', () => {
  expect(read({})).toMatchObject({ companySignIn: undefined, hasStaffPasswords: true })
})

test('with one they come by their company account, and by password unless that is off', () => {
  expect(read(whole)).toMatchObject({
    hasStaffPasswords: true,
    companySignIn: {
      issuer: 'https://id.insurer.example/staff',
      clientId: 'desk',
      clientSecret: 'the secret',
      numberClaim: 'employee_number',
      roles: new Map([
        ['kefu', ['agent']],
        ['urn:lipei', ['claims', 'content']],
      ]),
    },
  })
  expect(read({ ...whole, STAFF_PASSWORDS: 'off' }).hasStaffPasswords).toBe(false)
})

test.each([
  [{ STAFF_OIDC_CLIENT_ID: undefined }, 'needs STAFF_OIDC_CLIENT_ID'],
  [{ STAFF_OIDC_ROLES: undefined }, 'needs STAFF_OIDC_ROLES'],
  [{ STAFF_OIDC_CLIENT_SECRET_FILE: '/nowhere' }, 'STAFF_OIDC_CLIENT_SECRET_FILE: must be a file'],
  [{ STAFF_OIDC_ROLES: 'kefu:boss' }, 'STAFF_OIDC_ROLES: must be company-role:role'],
  [{ STAFF_OIDC_ROLES: 'kefu:agent,kefu:claims' }, 'STAFF_OIDC_ROLES: must be'],
  [{ STAFF_OIDC_ISSUER: 'https://id.insurer.example?a=1' }, 'STAFF_OIDC_ISSUER: must be https'],
  [{ STAFF_OIDC_SCOPES: 'profile' }, 'STAFF_OIDC_SCOPES: must be openid'],
  [{ STAFF_OIDC_WAIT_SECONDS: '60' }, 'STAFF_OIDC_WAIT_SECONDS: must be'],
  [{ PUBLIC_ORIGIN: undefined }, 'STAFF_OIDC_ISSUER needs PUBLIC_ORIGIN'],
])('%o is refused with its name', (wrong, told) => {
  expect(() => read({ ...whole, ...wrong })).toThrow(told)
})

test('in production the provider is reached by https alone', () => {
  const given = parse(object(companySignInSettings), {
    ...whole,
    STAFF_OIDC_ISSUER: 'http://id.insurer.example',
  })
  const publicOrigin = whole.PUBLIC_ORIGIN
  expect(companySignInOf(given, { mode: 'demo', publicOrigin })).toBeDefined()
  expect(() => companySignInOf(given, { mode: 'production', publicOrigin })).toThrow(
    'STAFF_OIDC_ISSUER must be https',
  )
})

test('the way by password is not closed where there is no other', () => {
  expect(() => read({ STAFF_PASSWORDS: 'off' })).toThrow('STAFF_PASSWORDS=off needs')
})
