import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { readSettings } from '../../platform/config/settings.ts'
import { OperatorFault } from '../../platform/operator/operator-fault.ts'
import { readLogo, serveLogo } from './brand-logo.ts'
import { brandedPage } from './branded-page.ts'

const page = [
  '<meta name="hotline" content="%HOTLINE%"><meta name="ecommerce-name" content="%ECOMMERCE_NAME%">',
  '<link rel="icon" href="data:,"><title>%BRAND_NAME%</title><style>html{}</style>',
].join('')

function branded(env: NodeJS.ProcessEnv): string {
  return brandedPage(page, readSettings(env, '/').brand)
}

function fileOf(name: string, bytes: string | Buffer): string {
  const path = join(mkdtempSync(join(tmpdir(), 'ecenter-logo-')), name)
  writeFileSync(path, bytes)
  return path
}

test('the page speaks in the name that is configured', () => {
  const html = branded({ BRAND_NAME: '云 & "山" $& 财险', HOTLINE: '400-800-1234' })
  expect(html).toContain('<title>云 &amp; &quot;山&quot; $&amp; 财险</title>')
  expect(html).toContain('content="400-800-1234"')
  expect(html).toContain('name="ecommerce-name" content=""')
})

test('without a colour and a logo of its own the page stays as it is built', () => {
  expect(branded({})).toContain('<link rel="icon" href="data:,">')
  expect(branded({})).toContain('<style>html{}</style>')
})

test('other sites of the insurer are named where they are configured, and not else', () => {
  const url = 'https://pay.example/?a=1&b=2'
  const html = branded({ VIOLATION_PAYMENT_URL: url })
  expect(html).toContain(
    '<meta name="violation-payment" content="https://pay.example/?a=1&amp;b=2">',
  )
  expect(html).not.toMatch(/investment|account-query/)
})

test('a colour goes in as all its steps, weightier than those of the style sheet', () => {
  expect(branded({ BRAND_COLOR: '#5544b0' })).toMatch(
    /html\{\}:root:root\{--brand-50:#f1f0f9;.*--brand-600:#5544b0;.*\}<\/style>/,
  )
})

test('a logo is the icon of the page and is served as what it is', async () => {
  expect(branded({ BRAND_LOGO: '/srv/logo.svg' })).toContain('href="/brand-logo"')
  const app = fastify()
  serveLogo(app, readLogo(fileOf('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')))
  const { headers, body } = await app.inject('/brand-logo')
  expect(headers['content-type']).toBe('image/svg+xml')
  expect(body).toContain('<svg')
})

test.each([
  ['a page', '<html></html>', 'neither a PNG nor an SVG'],
  ['a picture of another sort', Buffer.from('GIF89a'), 'neither a PNG nor an SVG'],
  ['a large file', Buffer.alloc(65 * 1024), 'larger than 64 kB'],
])('%s is no logo', (_, bytes, reason) => {
  expect(() => readLogo(fileOf('logo.png', bytes))).toThrow(`BRAND_LOGO: is ${reason}`)
})

test('a logo that is not there is told with its setting', () => {
  const read = () => readLogo('/nowhere/logo.png')
  expect(read).toThrow(OperatorFault)
  expect(read).toThrow('BRAND_LOGO: /nowhere/logo.png cannot be read')
})
