import { picklist } from 'valibot'

/** What counts as unusual: from so many on, by one member of staff on one day. A grave one comes first. */
export const unusualRules = {
  'same-name': { title: '客户和自己或同事同名', from: 1, isGrave: true },
  crowd: { title: '看了一天里许多人都看的客户', from: 1, isGrave: true },
  reveals: { title: '一小时里显示完整号码', from: 9, isGrave: true },
  refused: { title: '核对来电人不相符', from: 3, isGrave: true },
  customers: { title: '一天里看的客户', from: 60, isGrave: false },
  night: { title: '22 点到 6 点查看', from: 1, isGrave: false },
  vain: { title: '没有查到的查找', from: 10, isGrave: false },
} as const satisfies Record<
  string,
  { readonly title: string; readonly from: number; readonly isGrave: boolean }
>
export type UnusualRule = keyof typeof unusualRules
export const unusualRule = picklist(Object.keys(unusualRules) as UnusualRule[])

/** So many of the staff see a customer on a day of whom the town talks, and hardly of anybody else. */
export const crowdOfStaff = 8

/** Hours of the night, in China. */
export const nightHours = { from: 22, until: 6 }
