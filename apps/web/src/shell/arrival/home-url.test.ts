import { expect, test } from 'vitest'
import { homeUrlOn, rootTarget } from './home-url.ts'

const homes = {
  mobileHomeUrl: 'https://m.insurer.example/',
  ecommerceName: 'epicc',
  ecommerceHomeUrl: 'https://www.epicc.example/m/',
}

test.each([
  ['www.epicc.example', homes.ecommerceHomeUrl],
  ['m.epicc.example:8443', homes.ecommerceHomeUrl],
  ['self.insurer.example', homes.mobileHomeUrl],
  ['127.0.0.1:8080', homes.mobileHomeUrl],
])('on %s home is %s', (host, home) => {
  expect(homeUrlOn(host, homes)).toBe(home)
})

test('without an e-commerce site every host has the mobile home', () => {
  expect(homeUrlOn('www.epicc.example', { ...homes, ecommerceName: '' })).toBe(homes.mobileHomeUrl)
})

test.each([
  ['https://a.example/', '/#/home', '/#/home'],
  ['https://a.example/?channelNo=1', 'https://m.example/', 'https://m.example/'],
  ['https://a.example/', 'https://a.example/', '#/home'],
  ['https://a.example/?channelNo=1', '/', '#/home'],
  ['https://a.example/', 'https://a.example/m/', 'https://a.example/m/'],
])('at %s with home %s an empty hash leads to %s', (href, home, target) => {
  expect(rootTarget(href, home)).toBe(target)
})
