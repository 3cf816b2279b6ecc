import {
  caseCauseNames,
  caseChannelNames,
  caseProductNames,
} from '@ecenter/contract/appeals/case-facts.ts'
import type { CaseExport, exportCases } from '@ecenter/contract/appeals/desk/export-cases.ts'
import type { DeskHandler, Staff } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import { dayInChina, daysAfter, minuteInChina, startOfDay } from '../../../platform/clock/clock.ts'
import { type CsvColumns, csvStream } from '../../../platform/csv/csv-answer.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import { areaName } from '../../places/rules/areas.ts'
import type { AppealsServices } from '../appeals-services.ts'
import { statusText } from '../calls/appeal-case.ts'
import { kindNames } from '../rules/kind-names.ts'
import { answerLateDays, firstCallOf, reviewLateDays } from '../rules/lateness.ts'
import { type AppealStatus, answerBy, statusOf } from '../rules/status.ts'
import {
  type AppealHead,
  type AppealOutline,
  appealsInTurn,
  headsOfAppeals,
} from '../store/appeal-search.ts'
import { isRepeated } from '../store/earlier-case.ts'
import { isAmong, meets, owedOn } from './case-conditions.ts'

type Asked = CaseExport & Pick<Staff, 'id' | 'within'>

/** The registry for a regulator: read twice, first unopened to tell the trail how many, then some at a time as it is sent. */
export function answerExportCases(services: AppealsServices): DeskHandler<typeof exportCases> {
  return async (question, { staff, trace }) => {
    const { from, to } = question
    if (from !== undefined && to !== undefined && to < from) {
      throw fieldRefused('to', '结束日期在开始日期之前，请重新选择')
    }
    const asked = { ...question, id: staff.id, within: staff.within }
    let count = 0
    for await (const found of foundInTurn(services, asked)) count += found.length
    // Told first: nobody has a file of which there is no trace.
    await trace({ event: 'cases-exported', outcome: `${count} cases` })
    return csvStream('投诉登记簿.csv', columns, rowsInTurn(services, asked))
  }
}

async function* foundInTurn(
  services: AppealsServices,
  { stand, isMine, from, to, id, within, ...conditions }: Asked,
): AsyncGenerator<AppealOutline[]> {
  const now = services.clock.now()
  const today = services.clock.today()
  const filed = {
    within,
    from: from === undefined ? undefined : startOfDay(from),
    until: to === undefined ? undefined : startOfDay(daysAfter(to, 1)),
  }
  for await (const batch of appealsInTurn(services, filed)) {
    yield batch.filter(
      (outline) =>
        isAtStand(outline, stand, today) &&
        meets(outline, conditions, now) &&
        (!isMine || outline.handlerId === id),
    )
  }
}

function isAtStand(outline: AppealOutline, stand: CaseExport['stand'], today: string): boolean {
  if (stand === undefined) return true
  const owed = owedOn(outline, today)
  if (stand === 'closed') return owed === undefined
  return owed !== undefined && isAmong(stand, owed)
}

interface Row {
  readonly outline: AppealOutline
  readonly head: AppealHead
  readonly status: AppealStatus
  readonly isRepeat: boolean
  readonly now: Date
}

async function* rowsInTurn(services: AppealsServices, asked: Asked): AsyncGenerator<Row[]> {
  for await (const found of foundInTurn(services, asked)) {
    const heads = await headsOfAppeals(
      services,
      found.map(({ ref }) => ref),
    )
    const rows: Row[] = []
    // One after the other: a file may take its time, and those at the desk have the connections.
    for (const outline of found) {
      const row = await rowOf(services, outline, heads.get(outline.ref.id))
      if (row !== undefined) rows.push(row)
    }
    yield rows
  }
}

async function rowOf(
  services: AppealsServices,
  outline: AppealOutline,
  head: AppealHead | undefined,
): Promise<Row | undefined> {
  if (head === undefined) return undefined
  return {
    ...{ outline, head, status: statusOf(outline), now: services.clock.now() },
    isRepeat: await isRepeated(services, outline),
  }
}

const columns: CsvColumns<Row> = {
  受理编号: ({ head }) => head.caseNo,
  类型: ({ outline }) => kindNames[outline.kind],
  来源: ({ outline }) => caseChannelNames[outline.channel],
  来文编号: ({ head }) => head.reference,
  产品: ({ outline }) => outline.product && caseProductNames[outline.product],
  原因: ({ outline }) => outline.cause && caseCauseNames[outline.cause],
  机构: ({ outline }) => outline.areaCode && areaName(outline.areaCode),
  客户: ({ head }) => maskName(head.name),
  受理时间: ({ outline }) => minuteInChina(outline.filedAt),
  首次回电期限: ({ outline }) => outline.callBy,
  首次回电: ({ status }) => dayOf(status['called-back']),
  首次回电超期天数: ({ outline, status, now }) => firstCallOf(outline, status, now)?.lateDays ?? 0,
  已延期: ({ status }) => (status.extended === undefined ? '否' : '是'),
  答复期限: ({ outline, status: { extended } }) =>
    answerBy(outline, extended === undefined ? {} : { extended }),
  首次答复: ({ status }) => dayOf(status.decided),
  答复超期天数: ({ outline, status, now }) => answerLateDays(outline, status, now),
  核查申请: ({ status }) => dayOf(status['review-asked']),
  核查答复: ({ status }) => dayOf(status['review-decided']),
  核查超期天数: ({ status, now }) => reviewLateDays(status, now),
  重复投诉: ({ isRepeat }) => (isRepeat ? '是' : '否'),
  办理情况: ({ status }) => statusText(status),
  办理人: ({ head }) => head.handler?.name,
}

function dayOf(event: { readonly at: Date } | undefined): string | undefined {
  return event && dayInChina(event.at)
}
