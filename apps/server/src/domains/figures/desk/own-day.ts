import { hasPermission } from '@ecenter/contract/desk/permissions.ts'
import type { OwnDay, readOwnDay } from '@ecenter/contract/figures/desk/figures-at-desk.ts'
import type { ReportMeasure } from '@ecenter/contract/figures/desk/report-measures.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { daysAfter, timeInChina } from '../../../platform/clock/clock.ts'
import { countJudgedDocuments } from '../../claims/store/judged-documents.ts'
import type { ListServices } from '../../list-services.ts'
import type { FiguresServices } from '../figures-services.ts'
import { measuredBy, type Sums } from '../rules/measure-values.ts'
import { readCountedAt, readSums } from '../store/read-sums.ts'

/** Figures may lag behind what is decided. */
export type FigureListServices = FiguresServices & Pick<ListServices, 'clock' | 'replica'>

/** Figures of the work that whoever asks may do; of the day before beside them. */
export function answerReadOwnDay(services: FigureListServices): DeskHandler<typeof readOwnDay> {
  return async (_, { staff }) => {
    const today = services.clock.today()
    const days = { yesterday: daysAfter(today, -1), today, tomorrow: daysAfter(today, 1) }
    const [chats, documents] = await Promise.all([
      hasPermission(staff.roles, 'answer-chats') ? ofChats(services, staff.id, days) : undefined,
      hasPermission(staff.roles, 'judge-documents') ? ofDocuments(services, staff.id, days) : [],
    ])
    return {
      figures: [...(chats?.figures ?? []), ...documents],
      countedAt: chats === undefined ? timeInChina(services.clock.now()) : chats.countedAt,
    }
  }
}

interface Days {
  readonly yesterday: string
  readonly today: string
  readonly tomorrow: string
}

const chatMeasures: readonly ReportMeasure[] = ['taken', 'firstMedian', 'firstLate', 'stars']
const noSums: Sums = new Map()

/** From what the days were counted to, every few minutes. */
async function ofChats(
  { replica, settings }: FigureListServices,
  staffId: string,
  { yesterday, today }: Days,
): Promise<OwnDay> {
  const asked = { flows: ['chats'], stocks: [], from: yesterday, to: today, staffId }
  const measured = measuredBy(settings.chatAnswerMinutes)
  return replica.read(async (db) => {
    const sums = await readSums(db, asked, 'day')
    const countedAt = await readCountedAt(db, asked)
    return {
      figures: chatMeasures.map((measure) => ({
        measure,
        value: measured(measure, sums.get(today) ?? noSums),
        yesterday: measured(measure, sums.get(yesterday) ?? noSums),
      })),
      countedAt: countedAt && timeInChina(countedAt),
    }
  })
}

async function ofDocuments(
  services: FigureListServices,
  staffId: string,
  { yesterday, today, tomorrow }: Days,
): Promise<OwnDay['figures']> {
  const [now, before] = await Promise.all([
    countJudgedDocuments(services, staffId, { from: today, until: tomorrow }),
    countJudgedDocuments(services, staffId, { from: yesterday, until: today }),
  ])
  return [
    { measure: 'judged', value: now.judged, yesterday: before.judged },
    { measure: 'returned', value: now.returned, yesterday: before.returned },
  ]
}
