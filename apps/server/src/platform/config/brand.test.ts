import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const brandIn = (env: NodeJS.ProcessEnv) => readSettings(env, '/').brand

test('without settings it is the example insurer, at home on its own site', () => {
  expect(brandIn({})).toEqual({
    name: '示例财险',
    hotline: '95518',
    homeUrl: '/#/home',
    ecommerce: undefined,
    outside: { violationPayment: undefined, investment: undefined, accountQuery: undefined },
    colors: undefined,
    logo: undefined,
  })
})

test('an e-commerce host has a home of its own', () => {
  const env = { ECOMMERCE_NAME: 'epicc', ECOMMERCE_HOME_URL: 'https://www.epicc.example/m/' }
  expect(brandIn(env).ecommerce).toEqual({
    name: 'epicc',
    homeUrl: 'https://www.epicc.example/m/',
  })
})

test.each([{ ECOMMERCE_NAME: 'epicc' }, { ECOMMERCE_HOME_URL: 'https://www.epicc.example' }])(
  'half an e-commerce setting is refused: %o',
  (env) => {
    expect(() => brandIn(env)).toThrow('ECOMMERCE_NAME and ECOMMERCE_HOME_URL need each other')
  },
)

test.each([
  ['MOBILE_HOME_URL', 'javascript:alert(1)'],
  ['MOBILE_HOME_URL', '//evil.example'],
  ['MOBILE_HOME_URL', 'https://a.example/"><script>'],
  ['ECOMMERCE_HOME_URL', 'ftp://a.example'],
  ['ECOMMERCE_NAME', 'EPICC'],
  ['BRAND_COLOR', 'teal'],
  ['BRAND_COLOR', '#ffd400'],
  ['BRAND_COLOR', '#c4302b'],
  ['BRAND_LOGO', 'logo.gif'],
])('a wrong %s is named: %s', (name, value) => {
  expect(() => brandIn({ [name]: value })).toThrow(new RegExp(`^${name}: `))
})
