import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { browserOfTests } from '../../e2e/browser.ts'
import { builtPeer } from '../cold-load/built-peers.ts'
import { serveBuild } from '../cold-load/static-site.ts'
import type { Figure, Scenario } from '../figure.ts'
import { median } from '../median.ts'
import { run } from '../peer-folder.ts'
import { type Strokes, strokesOn, type Widgets } from './strokes.ts'

const rounds = 5
const page = fileURLToPath(new URL('page/', import.meta.url))
const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url))

/** Tabs, a list of 2,000 rows with an index, and a wheel of as many, beside those of antd-mobile. */
export const interaction: Scenario = {
  name: 'interaction',
  async run() {
    run(process.execPath, [vite, 'build'], page)
    const sites = [
      await serveBuild(`${page}dist`, {}),
      await serveBuild(builtPeer('antd-mobile-interaction'), {}),
    ] as const
    const browser = await chromium.launch(await browserOfTests())
    try {
      const [ours, peer] = sites
      return figuresOf(await inTurns(browser, oursAt(ours.origin), peerAt(peer.origin)))
    } finally {
      await browser.close()
      for (const site of sites) site.stop()
    }
  },
}

function oursAt(url: string): Widgets {
  return {
    url,
    tab: '[role=tab]',
    list: 'section[aria-label=城市]',
    letter: '[role=slider] > span',
    openWheel: '#open',
    wheelRow: 'dialog [role=option]',
  }
}

function peerAt(url: string): Widgets {
  return {
    url,
    tab: '.adm-tabs-tab',
    list: '.adm-index-bar-body',
    letter: '.adm-index-bar-sidebar-row',
    openWheel: '#open',
    wheelRow: '.adm-picker-view-column-item',
  }
}

type Measured = Record<'ours' | 'peer', Strokes[]>

/** Turn by turn, so that what the machine does meanwhile meets both alike. The first turn warms up. */
async function inTurns(browser: Browser, ours: Widgets, peer: Widgets): Promise<Measured> {
  const measured: Measured = { ours: [], peer: [] }
  for (let round = 0; round <= rounds; round += 1) {
    const strokes = { ours: await strokesOn(browser, ours), peer: await strokesOn(browser, peer) }
    if (round === 0) continue
    measured.ours.push(strokes.ours)
    measured.peer.push(strokes.peer)
  }
  return measured
}

function figuresOf(measured: Measured): Figure[] {
  return [
    figureOf('tap on a tab to next paint, 4× CPU', 'tab', measured),
    figureOf('tap on the index of 2,000 rows to next paint', 'jump', measured),
    figureOf('finger over that index, longest frame', 'drag', measured),
    figureOf('scrolling those 2,000 rows, longest frame', 'scroll', measured),
    figureOf('tap that opens a wheel of 2,000 rows to next paint', 'wheel', measured),
  ]
}

function figureOf(what: string, stroke: keyof Strokes, measured: Measured): Figure {
  const ours = median(measured.ours.flatMap((strokes) => strokes[stroke]))
  const peer = median(measured.peer.flatMap((strokes) => strokes[stroke]))
  return {
    what,
    ours,
    unit: 'ms',
    beside: [{ name: 'antd-mobile 5', value: peer }],
    ratio: ours / peer,
    reach: '≤ 1× antd-mobile',
    isReached: ours <= peer,
  }
}
