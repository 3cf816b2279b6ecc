import type { Figure, Scenario } from '../figure.ts'
import { median } from '../median.ts'
import { onOwnPostgres } from '../on-own-postgres.ts'
import { peerFolder } from '../peer-folder.ts'
import { chromiumPrinter } from './chromium.ts'
import { type ForkedPrinter, forkedPrinter, type Printer } from './printer.ts'

/** Documents in one measurement. */
const batch = 20
const rounds = 7
const mostOfUnsigned = 1.25
const mostOfArchivedMs = 2

const memoryAt = { first: 200, last: 2000 }
const mostGrowth = 1.15

/**
 * A signed policy by Typst, beside the same one that nobody signs and the same tagged policy by two
 * others who need not sign it; one that lies in the archive; and what stays in memory.
 */
export const signedPolicy: Scenario = {
  name: 'signed-policy',
  run: () =>
    onOwnPostgres('signed-policy', async ({ url, folder, atEnd }) => {
      peerFolder('pdfkit')
      const ours = forkedPrinter('ours.ts')
      const unsigned = forkedPrinter('unsigned.ts')
      const pdfkit = forkedPrinter('pdfkit.ts')
      const archived = forkedPrinter('archived.ts', { DATABASE_URL: url, DATA_FOLDER: folder })
      const printers = { ours, unsigned, pdfkit, archived, chromium: await chromiumPrinter() }
      atEnd(() => Promise.all(Object.values(printers).map((printer) => printer.stop())))
      return [...(await cpuFigures(printers)), await memoryFigure(ours)]
    }),
}

const names = ['ours', 'unsigned', 'pdfkit', 'chromium', 'archived'] as const
type Name = (typeof names)[number]

/** Turn by turn, so that what the machine does meanwhile meets all alike. The first turn warms up. */
async function cpuFigures(printers: Readonly<Record<Name, Printer>>): Promise<Figure[]> {
  const none = { ours: [], unsigned: [], pdfkit: [], chromium: [], archived: [] }
  const cpuMs: Record<Name, number[]> = none
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const took = await printers[name].print(batch)
      if (round > 0) cpuMs[name].push(took / batch)
    }
  }
  const own = median(cpuMs.ours)
  const limit = median(cpuMs.unsigned)
  const peers = [
    { name: 'pdfkit', value: median(cpuMs.pdfkit) },
    { name: 'Chromium', value: median(cpuMs.chromium) },
  ]
  const ofArchive = median(cpuMs.archived)
  return [
    {
      what: 'signed policy PDF, CPU a document (all others unsigned)',
      ours: own,
      unit: 'ms',
      beside: [{ name: 'Typst alone', value: limit }, ...peers],
      ratio: own / limit,
      reach: `≤ ${mostOfUnsigned}× Typst alone, ahead of both peers`,
      isReached: own / limit <= mostOfUnsigned && peers.every(({ value }) => own < value),
    },
    {
      what: 'the same out of the archive, CPU of its whole call',
      ours: ofArchive,
      unit: 'ms',
      beside: [{ name: 'set and signed', value: own }],
      reach: `≤ ${mostOfArchivedMs} ms`,
      isReached: ofArchive <= mostOfArchivedMs,
    },
  ]
}

/** Of a process that is warm: what it takes at first is no growth. */
async function memoryFigure(ours: ForkedPrinter): Promise<Figure> {
  const { first, last } = memoryAt
  let printed = 0
  const residents: number[] = []
  const residentAfter = async (count: number) => {
    for (; printed < count; printed += batch) {
      await ours.print(batch)
      residents.push(ours.residentMb())
    }
    // One alone would stand for where the garbage collection just is.
    return median(residents.slice(-5))
  }
  const before = await residentAfter(first)
  const after = await residentAfter(last)
  return {
    what: `memory after ${last} signed policies`,
    ours: after,
    unit: 'MB',
    beside: [{ name: `after ${first}`, value: before }],
    ratio: after / before,
    reach: `≤ ${mostGrowth}`,
    isReached: after / before <= mostGrowth,
  }
}
