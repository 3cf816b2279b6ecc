import type { NewPolicy } from '../../domains/policies/store/store-policies.ts'
import { daysAfter } from '../../platform/clock/days.ts'
import { people } from '../people.ts'
import { issueReturnFreight } from '../products/return-freight.ts'
import { shortTerm } from '../term.ts'

/** More than a page of a list shows. */
const orders = 28
const daysBetweenOrders = 4
const daysToSendBack = 20

const shops = [
  { shop: '青禾家居专营店', goods: ['遮光窗帘', '棉麻四件套', '折叠收纳箱'] },
  { shop: '山野户外旗舰店', goods: ['轻量冲锋衣', '登山背包', '儿童徒步鞋'] },
  { shop: '拾光书屋', goods: ['少儿科普绘本一套', '硬壳笔记本', '书立'] },
  { shop: '云朵童装', goods: ['女童羽绒服', '男童运动裤', '亲子睡衣'] },
] as const

/** The main customer shops online every few days, each time with cover for sending it back. */
export function onlineShopping(today: string): NewPolicy[] {
  return Array.from({ length: orders }, (_, at) => {
    const { shop, goods } = shops[at % shops.length] ?? shops[0]
    const orderedOn = daysAfter(today, -1 - at * daysBetweenOrders)
    return issueReturnFreight(
      {
        serial: 540_101 + at,
        area: '1101',
        insured: people.main,
        term: shortTerm(orderedOn, daysToSendBack),
      },
      {
        marketplace: '拾光市集',
        marketplaceOrderNo: `SG${orderedOn.replaceAll('-', '')}${String(80_021 + at * 317)}`,
        shop,
        goods: goods[Math.floor(at / shops.length) % goods.length] ?? goods[0],
      },
    )
  })
}
