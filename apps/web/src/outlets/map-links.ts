/** An outlet on a map; its place in GCJ-02, which both maps take as it is. */
export interface Marked {
  readonly name: string
  readonly address: string
  readonly latitude: number
  readonly longitude: number
}

/** The ways to see a place and to go there; an app opens where there is one, its web page elsewhere. */
export function mapLinks({ name, address, latitude, longitude }: Marked) {
  const [north, east] = [rounded(latitude), rounded(longitude)]
  const amapPlace = `${east},${north}`
  const tencentPlace = `${north},${east}`
  return [
    {
      label: '高德地图：去这里的路线',
      href: amap('navigation', { to: `${amapPlace},${name}`, mode: 'car' }),
    },
    {
      label: '腾讯地图：去这里的路线',
      href: tencent('routeplan', { type: 'drive', to: name, tocoord: tencentPlace }),
    },
    { label: '高德地图：看位置', href: amap('marker', { position: amapPlace, name }) },
    {
      label: '腾讯地图：看位置',
      href: tencent('marker', { marker: `coord:${tencentPlace};title:${name};addr:${address}` }),
    },
  ]
}

/** As many digits as AMap takes. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(6))
}

type Facts = Readonly<Record<string, string>>

/** https://lbs.amap.com/api/uri-api */
function amap(what: string, facts: Facts): string {
  return addressOf(`https://uri.amap.com/${what}`, {
    ...facts,
    coordinate: 'gaode',
    callnative: '1',
  })
}

/** https://lbs.qq.com/webApi/uriV1/uriGuide/uriWebGuide */
function tencent(what: string, facts: Facts): string {
  return addressOf(`https://apis.map.qq.com/uri/v1/${what}`, { ...facts, referer: 'ecenter' })
}

/** Not by URLSearchParams, whose plus for a blank the apps show as it is. */
function addressOf(base: string, facts: Facts): string {
  const asked = Object.entries(facts).map(([name, fact]) => `${name}=${encodeURIComponent(fact)}`)
  return `${base}?${asked.join('&')}`
}
