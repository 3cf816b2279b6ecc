import { hasPermission } from '@ecenter/contract/desk/permissions.ts'
import type { OwnDay, readOwnDay } from '@ecenter/contract/figures/desk/figures-at-desk.ts'
import type { ReportMeasure } from '@ecenter/contract/figures/desk/report-measures.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { daysAfter, timeInChina } from '../../../platform/clock/clock.ts'
import { countJudgedDocuments } from '../../claims/store/documents/judged-documents.ts'
import type { ListServices } from '../../list-services.ts'
import type { FiguresServices } from '../figures-services.ts'
import { measuredBy } from '../rules/measure-values.ts'
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
      hasPermission(staff.roles, 'judge-documents')
        ? ofDocuments(services, staff.id, days)
        : undefined,
    ])
    const { figures, countedAt } = chats ?? {
      figures: [],
      countedAt: timeInChina(services.clock.now()),
    }
    return { figures, countedAt, documents }
  }
}

interface Days {
  readonly yesterday: string
  readonly today: string
  readonly tomorrow: string
}

/** From what the days were counted to, every few minutes; nothing is told while none was. */
async function ofChats(
  { replica, settings }: FigureListServices,
  staffId: string,
  { yesterday, today }: Days,
): Promise<Pick<OwnDay, 'figures' | 'countedAt'>> {
  const asked = { flows: ['chats'], stocks: [], from: yesterday, to: today, staffId }
  const measured = measuredBy(settings.chatAnswerMinutes)
  return replica.read(async (db) => {
    const countedAt = await readCountedAt(db, asked)
    const sums = await readSums(db, asked, 'day')
    const figureOf = (measure: ReportMeasure, day: string) =>
      countedAt && measured(measure, sums.get(day) ?? new Map())
    return {
      figures: (['taken', 'firstMedian', 'firstLate', 'stars'] as const).map((measure) => ({
        measure,
        value: figureOf(measure, today),
        yesterday: figureOf(measure, yesterday),
      })),
      countedAt: countedAt && timeInChina(countedAt),
    }
  })
}

async function ofDocuments(
  services: FigureListServices,
  staffId: string,
  { yesterday, today, tomorrow }: Days,
): Promise<OwnDay['documents']> {
  const [now, before] = await Promise.all([
    countJudgedDocuments(services, staffId, { from: today, until: tomorrow }),
    countJudgedDocuments(services, staffId, { from: yesterday, until: today }),
  ])
  return {
    judged: { today: now.judged, yesterday: before.judged },
    returned: { today: now.returned, yesterday: before.returned },
  }
}
