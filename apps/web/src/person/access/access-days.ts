import type { AccessEntry } from '@ecenter/contract/person/access.ts'

/** Who looked, and how it is said. */
const lookers: Readonly<Record<AccessEntry['by'], string>> = {
  self: '您本人',
  part: '用保单上的手机号验证的人',
  family: '家人',
  facts: '凭车牌和证件号查询的人',
  link: '打开一次性链接的人',
  staff: '工作人员',
}

/** 客服 1001, 主管（杭州分公司）, 家人（妈妈） */
export function lookerOf({ by, name, staff }: Pick<AccessEntry, 'by' | 'name' | 'staff'>): string {
  if (name !== undefined) return `${lookers[by]}（${name}）`
  return staff ?? lookers[by]
}

/** 网站 · 198.51.*.* */
export function placeOf({ channel, network }: AccessEntry): string {
  return [channel, network].filter(Boolean).join(' · ')
}

/** The same thing done again and again by the same, from the same place, is one row. */
export interface Look {
  /** The last of them. */
  readonly entry: AccessEntry
  /** Of that: `08:30`. */
  readonly time: string
  readonly count: number
}

export interface AccessDay {
  /** `2026-11-16`. */
  readonly date: string
  /** 今天, 昨天, or the date where it is longer ago. */
  readonly title: string
  /** It is called by a word, so its date stands beside it. */
  readonly isNear: boolean
  readonly looks: readonly Look[]
}

/** The entries, the latest first, by the days of China. */
export function accessDays(entries: readonly AccessEntry[], now: Date): AccessDay[] {
  const dates = [...new Set(entries.map(dateOf))]
  return dates.map((date) => ({
    date,
    ...namedDay(date, now),
    looks: looksOf(entries.filter((entry) => dateOf(entry) === date)),
  }))
}

const counted = {
  self: '您',
  part: '用保单上的手机号',
  family: '家人',
  facts: '凭车牌或证件号',
  link: '一次性链接',
  staff: '我们的人',
} as const

/** How often somebody looked this month, and who: 您 2 次，我们的人 1 次. Where more is left to tell, at least so often. */
export function monthWords(
  entries: readonly AccessEntry[],
  now: Date,
  hasMore = false,
): { readonly title: string; readonly note: string } {
  const month = dayInChina(now).slice(0, 'YYYY-MM'.length)
  const ofMonth = entries.filter(({ at }) => at.startsWith(month))
  const counts = (['self', 'part', 'family', 'facts', 'link', 'staff'] as const).flatMap((by) => {
    const count = ofMonth.filter((entry) => entry.by === by).length
    return count === 0 ? [] : `${counted[by]} ${count} 次`
  })
  const isCut = hasMore && ofMonth.length === entries.length
  return {
    title: `这个月${isCut ? '至少' : ''}看过 ${ofMonth.length} 次`,
    note: counts.join('，') || '这个月没有人看过',
  }
}

function dateOf({ at }: AccessEntry): string {
  return at.slice(0, 'YYYY-MM-DD'.length)
}

function looksOf(entries: readonly AccessEntry[]): Look[] {
  const looks: Look[] = []
  for (const entry of entries) {
    const last = looks.at(-1)
    if (last !== undefined && isSame(last.entry, entry)) {
      looks[looks.length - 1] = { ...last, count: last.count + 1 }
    } else {
      looks.push({ entry, time: entry.at.slice('YYYY-MM-DD '.length), count: 1 })
    }
  }
  return looks
}

/** One that was reported stands by itself. */
function isSame(one: AccessEntry, other: AccessEntry): boolean {
  const isReported = one.report !== undefined || other.report !== undefined
  return !isReported && kindOf(one) === kindOf(other)
}

function kindOf(entry: AccessEntry): string {
  return [lookerOf(entry), entry.what, placeOf(entry), entry.reason].join()
}

const chinaOffsetMs = 8 * 3_600_000
const dayMs = 24 * 3_600_000

function namedDay(date: string, now: Date): Pick<AccessDay, 'title' | 'isNear'> {
  if (date === dayInChina(now)) return { title: '今天', isNear: true }
  const yesterday = dayInChina(new Date(now.getTime() - dayMs))
  if (date === yesterday) return { title: '昨天', isNear: true }
  const [year, month, day] = date.split('-').map(Number)
  const words = `${month} 月 ${day} 日`
  const isThisYear = dayInChina(now).startsWith(`${year}-`)
  return { title: isThisYear ? words : `${year} 年 ${words}`, isNear: false }
}

function dayInChina(moment: Date): string {
  return new Date(moment.getTime() + chinaOffsetMs).toISOString().slice(0, 'YYYY-MM-DD'.length)
}
