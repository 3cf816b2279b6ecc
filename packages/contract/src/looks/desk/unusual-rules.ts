import { type InferOutput, number, object, picklist } from 'valibot'

/** What may be unusual; from how many on it is, says the insurer's profile. A grave one comes first. */
export const unusualRules = {
  'same-name': { title: '客户和自己或同事同名', isGrave: true },
  crowd: { title: '看了一天里许多人都看的客户', isGrave: true },
  reveals: { title: '一小时里显示完整号码', isGrave: true },
  refused: { title: '核对来电人不相符', isGrave: true },
  customers: { title: '一天里看的客户', isGrave: false },
  night: { title: '夜里查看', isGrave: false },
  vain: { title: '没有查到的查找', isGrave: false },
} as const satisfies Record<string, { readonly title: string; readonly isGrave: boolean }>
export type UnusualRule = keyof typeof unusualRules
export const unusualRule = picklist(Object.keys(unusualRules) as UnusualRule[])

/** Hours of the night, in China: from the first, and before the second of the next day. */
export const nightHours = object({ from: number(), until: number() })
export type NightHours = InferOutput<typeof nightHours>

/** 22 点到 6 点 */
export function nightText({ from, until }: NightHours): string {
  return `${from} 点到 ${until} 点`
}
