import type { Figure } from '../figure.ts'
import { median } from '../median.ts'
import type { Visit } from './visit.ts'

/** All visits by whose page it was; the limit is the React hello world. */
export type Visits = Record<'ours' | 'limit' | 'vant' | 'antdMobile', Visit[]>

export function figuresOf(visits: Visits): Figure[] {
  return [
    ...(['fcp', 'lcp'] as const).map((mark) => withinLimit(visits, mark, 0.4)),
    usableFigure(visits),
    shiftFigure(visits),
    bytesFigure(visits),
  ]
}

const atMostUsable = 1.2

function usableFigure(visits: Visits): Figure {
  const figure = withinLimit(visits, 'usable', atMostUsable)
  const isAhead = figure.beside.slice(1).every(({ value }) => figure.ours < value)
  return {
    ...figure,
    what: 'first visit: form usable with city data',
    reach: `${figure.reach}, ahead of both peers`,
    isReached: figure.isReached && isAhead,
  }
}

function shiftFigure({ ours, vant, antdMobile }: Visits): Figure {
  const worst = Math.max(...ours.map(({ cls }) => cls))
  return {
    what: 'first visit: layout shift, worst',
    ours: worst,
    unit: '',
    beside: [
      { name: 'Vant 4', value: Math.max(...vant.map(({ cls }) => cls)) },
      { name: 'antd-mobile 5', value: Math.max(...antdMobile.map(({ cls }) => cls)) },
    ],
    reach: '0',
    isReached: worst === 0,
  }
}

function bytesFigure(visits: Visits): Figure {
  return { ...withinLimit(visits, 'bytes', 1.4), what: 'first visit: HTML, JS and CSS, brotli' }
}

function withinLimit(visits: Visits, mark: keyof Visit, atMost: number): Figure {
  const isBytes = mark === 'bytes'
  const of = (each: readonly Visit[]) =>
    median(each.map((visit) => visit[mark])) / (isBytes ? 1000 : 1)
  const ours = of(visits.ours)
  const limit = of(visits.limit)
  return {
    what: `first visit: ${mark.toUpperCase()}`,
    ours,
    unit: isBytes ? 'kB' : 'ms',
    beside: [
      { name: 'React hello world', value: limit },
      { name: 'Vant 4', value: of(visits.vant) },
      { name: 'antd-mobile 5', value: of(visits.antdMobile) },
    ],
    ratio: ours / limit,
    reach: `≤ ${atMost}× hello world`,
    isReached: ours / limit <= atMost,
  }
}
