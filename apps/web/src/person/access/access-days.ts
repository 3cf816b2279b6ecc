import type { AccessEntry } from '@ecenter/contract/person/devices.ts'

const lookers: Readonly<Record<AccessEntry['by'], string>> = {
  self: '您',
  family: '家人',
  facts: '凭车牌或证件号查询的人',
  staff: '我们的工作人员',
}

/** Who looked, and how it is said: 家人（妈妈）. */
export function lookerOf({ by, name }: Pick<AccessEntry, 'by' | 'name'>): string {
  return name === undefined ? lookers[by] : `${lookers[by]}（${name}）`
}

/** The service tells no more at once. */
const toldAtMost = 200

/** The same thing done again and again by the same is one row. */
export interface Look extends Pick<AccessEntry, 'by' | 'name' | 'what'> {
  /** Tells two looks of one minute apart. */
  readonly id: number
  /** Of the last of them: `08:30`. */
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

const counted = { self: '您', family: '家人', facts: '凭车牌或证件号', staff: '我们的人' } as const

/** How often somebody looked this month, and who: 您 2 次，我们的人 1 次. */
export function monthWords(
  entries: readonly AccessEntry[],
  now: Date,
): { readonly title: string; readonly note: string } {
  const month = dayInChina(now).slice(0, 'YYYY-MM'.length)
  const ofMonth = entries.filter(({ at }) => at.startsWith(month))
  const counts = (['self', 'family', 'facts', 'staff'] as const).flatMap((by) => {
    const count = ofMonth.filter((entry) => entry.by === by).length
    return count === 0 ? [] : `${counted[by]} ${count} 次`
  })
  const isCut = ofMonth.length >= toldAtMost
  return {
    title: isCut ? `这个月至少看过 ${toldAtMost} 次` : `这个月看过 ${ofMonth.length} 次`,
    note: counts.join('，') || '这个月没有人看过',
  }
}

function dateOf({ at }: AccessEntry): string {
  return at.slice(0, 'YYYY-MM-DD'.length)
}

function looksOf(entries: readonly AccessEntry[]): Look[] {
  const looks: Look[] = []
  for (const { at, by, name, what } of entries) {
    const last = looks.at(-1)
    if (last?.by === by && last.name === name && last.what === what) {
      looks[looks.length - 1] = { ...last, count: last.count + 1 }
    } else {
      looks.push({
        by,
        name,
        what,
        time: at.slice('YYYY-MM-DD '.length),
        count: 1,
        id: looks.length,
      })
    }
  }
  return looks
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
