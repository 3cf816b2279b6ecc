import { expect, test } from 'vitest'
import { mapLinks } from './map-links.ts'

const outlet = {
  name: '4S 店 & 服务点',
  address: '朝阳区和安路 18 号',
  latitude: 39.91,
  longitude: 116.4,
}
const asked = mapLinks(outlet).map(({ href }) => {
  const { host, pathname, searchParams } = new URL(href)
  return { at: host + pathname, ...Object.fromEntries(searchParams) }
})

test('AMap writes the longitude first, Tencent the latitude', () => {
  expect(asked).toMatchObject([
    { at: 'uri.amap.com/navigation', to: '116.4,39.91,4S 店 & 服务点', coordinate: 'gaode' },
    { at: 'apis.map.qq.com/uri/v1/routeplan', to: '4S 店 & 服务点', tocoord: '39.91,116.4' },
    { at: 'uri.amap.com/marker', position: '116.4,39.91', name: '4S 店 & 服务点' },
    {
      at: 'apis.map.qq.com/uri/v1/marker',
      marker: 'coord:39.91,116.4;title:4S 店 & 服务点;addr:朝阳区和安路 18 号',
    },
  ])
})
