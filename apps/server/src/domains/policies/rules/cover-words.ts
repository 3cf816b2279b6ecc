import type { CoverWord } from '@ecenter/contract/person/overview.ts'
import type { Coverage } from '../store/policy.ts'
import { isService } from './insured-sum.ts'

type Cover = Pick<Coverage, 'code' | 'name' | 'note' | 'limitFen'>

/** What covers of a car pay for, as people say it, by the insurer's letters; the order is that of a list. */
const carWords: Readonly<Record<string, Pick<CoverWord, 'what' | 'note' | 'part'>>> = {
  B: { what: '撞了别人', part: 'others', note: '人伤和车损都算' },
  A: { what: '自己的车坏了', part: 'car', note: '碰撞、水火、冰雹、被盗' },
  D3: { what: '司机受伤', part: 'people' },
  D4: { what: '乘客受伤', part: 'people', note: '每人' },
  Y1: { what: '对方用了医保外的药', part: 'others' },
  Y2: { what: '司机用了医保外的药', part: 'people' },
  Y3: { what: '乘客用了医保外的药', part: 'people' },
  L: { what: '车身划痕', part: 'car' },
  W: { what: '车轮单独坏了', part: 'car' },
  X: { what: '自己加装的设备', part: 'car' },
  Z: { what: '修车期间的补偿', part: 'car' },
  R1: { what: '对方精神损害', part: 'others' },
  R2: { what: '司机精神损害', part: 'people' },
  R3: { what: '乘客精神损害', part: 'people' },
  H: { what: '节假日撞了别人', note: '限额翻倍' },
  E1: { what: '自用充电桩' },
}
const carOrder = Object.keys(carWords)

/** The covers that a car's owner asks after when they are not there. */
const askedAfter = ['B', 'A', 'D3', 'D4', 'Y1', 'L', 'W']

/** Nobody insures it, whatever was bought; the clauses say it in full. */
export const neverCovered = [
  '喝酒、吸毒后开车，没有驾照或已失效',
  '故意制造的事故，事故后逃离现场',
  '自然磨损、朽蚀、轮胎自己爆裂',
  '车里的现金、首饰、电脑等物品',
]

/** What a car is covered for: the commercial covers in words, and the compulsory ones as one line. */
export function carCoverWords(covers: readonly Cover[]): CoverWord[] {
  const known = covers
    .filter(({ code }) => carWords[code] !== undefined)
    .toSorted((one, other) => carOrder.indexOf(one.code) - carOrder.indexOf(other.code))
    .map(wordOf)
  const compulsory = covers.filter(({ code }) => code.startsWith('BZ'))
  if (compulsory.length === 0) return known
  const sum = compulsory.reduce((total, { limitFen = 0 }) => total + limitFen, 0)
  const isAlone = !covers.some(({ code }) => code === 'B')
  const word = {
    what: isAlone ? '撞了别人' : '交强险先赔别人',
    pays: `最多赔 ${sumInWords(sum)}`,
    note: '每次事故，含死亡伤残、医疗和财产',
    part: 'others' as const,
  }
  return isAlone ? [word, ...known] : [...known, word]
}

/** Usual covers of a car that were not bought. */
export function coversNotBought(covers: readonly Cover[]) {
  return askedAfter
    .filter((code) => !covers.some((cover) => cover.code === code))
    .flatMap((code) => carWords[code] ?? [])
    .map(({ what, note }) => ({ what, note }))
}

/** What any other policy pays for, by the names that it has itself. */
export function coverWords(covers: readonly Cover[]): CoverWord[] {
  return covers.map(wordOf)
}

/** Help that comes with a car's policy: without a sum, so often a year. */
export function carServices(covers: readonly Cover[]) {
  return covers.filter(isService).map(({ name, note }) => ({
    name: name.replace(/服务特约条款|特约条款/, ''),
    note: note ?? '',
  }))
}

function wordOf({ code, name, note, limitFen }: Cover): CoverWord {
  const words: Pick<CoverWord, 'what' | 'note' | 'part'> = carWords[code] ?? { what: name, note }
  return {
    what: words.what,
    pays: limitFen === undefined ? (note ?? '有') : `最多赔 ${sumInWords(limitFen)}`,
    ...(words.note === undefined || limitFen === undefined ? {} : { note: words.note }),
    ...(words.part && { part: words.part }),
  }
}

/** 300 万, 16.84 万, 2,000 元. */
function sumInWords(fen: number): string {
  const yuan = fen / 100
  if (yuan < 10_000) return `${yuan.toLocaleString('en-US')} 元`
  return `${Number((yuan / 10_000).toFixed(2)).toLocaleString('en-US')} 万`
}
