import type { DayFigure } from '../../../platform/figures/day-figure.ts'
import {
  type CountedDay,
  type FigureStore,
  firstDayIn,
  type RolledSubject,
} from '../../../platform/figures/rolled-subject.ts'
import { isOver } from '../rules/appeal-clock.ts'
import { answerBy, statusOf } from '../rules/status.ts'
import { readAppeal } from './appeal.repository.ts'
import type { Appeal, AppealRef } from './appeal.ts'
import { isRepeated } from './earlier-case.ts'

/** Complaints belong to the day on which they were filed, whenever they are answered. */
export const caseFigures: RolledSubject = {
  name: 'cases',
  // Staff may still name a cause or answer late.
  changesForDays: 180,
  backDays: 1825,
  firstDay: firstDayIn('appeal', 'filed_at'),
  async count(store, day) {
    const figures: DayFigure[] = []
    for (const ref of await casesFiledOn(store, day)) {
      figures.push(...(await figuresOfCase(store, ref, day.now)))
    }
    return figures
  },
}

async function casesFiledOn(
  { db }: Pick<FigureStore, 'db'>,
  { from, until }: CountedDay,
): Promise<AppealRef[]> {
  const rows = await db
    .selectFrom('appeal')
    .select(['customer_key', 'id'])
    .where('filed_at', '>=', from)
    .where('filed_at', '<', until)
    .execute()
  return rows.map((row) => ({ customerKey: row.customer_key, id: row.id }))
}

async function figuresOfCase(store: FigureStore, ref: AppealRef, now: Date): Promise<DayFigure[]> {
  const appeal = await readAppeal(store, ref)
  const of = {
    // Who handles it has a team.
    staffId: appeal.handler?.staffId ?? '',
    branch: appeal.areaCode ?? '',
    product: appeal.product ?? '',
    cause: appeal.cause ?? '',
    part: appeal.channel,
    count: 1,
  }
  if (appeal.kind !== 'complaint') return [{ ...of, measure: 'objections' }]
  const answered = answeredAs(appeal, now)
  const isRepeat = await isRepeated(store, appeal)
  return [
    { ...of, measure: 'complaints' },
    ...(answered === undefined ? [] : [{ ...of, measure: answered }]),
    ...(isRepeat ? [{ ...of, measure: 'repeats' }] : []),
  ]
}

/** A deadline that was missed stays missed, also once it is answered. */
function answeredAs(appeal: Appeal, now: Date): 'on-time' | 'late' | undefined {
  const { decided, extended } = statusOf(appeal)
  const due = answerBy(appeal, extended === undefined ? {} : { extended })
  if (isOver(due, decided?.at ?? now)) return 'late'
  return decided === undefined ? undefined : 'on-time'
}
