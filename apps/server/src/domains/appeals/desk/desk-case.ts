import type { DeskCase } from '@ecenter/contract/appeals/desk/desk-case.ts'
import { promisedTimes } from '@ecenter/contract/constants/promised-times.ts'
import { callbackTimeText } from '@ecenter/contract/constants/service.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'
import { dayInChina, minuteInChina } from '../../../platform/clock/clock.ts'
import { dayInChinese } from '../../../platform/documents/letterhead.ts'
import { areaPath } from '../../places/rules/areas.ts'
import type { Services } from '../../services.ts'
import { type CaseStatus, caseSteps, happened } from '../rules/case-steps.ts'
import { kindNames } from '../rules/kind-names.ts'
import { statusOf } from '../rules/status.ts'
import type { AppealStore } from '../store/appeal.repository.ts'
import type { Appeal } from '../store/appeal.ts'
import type { AppealEvent } from '../store/appeal-event.ts'
import { type AppealFile, filesOfAppeal } from '../store/appeal-file.ts'
import { type AppealNote, readNotes } from '../store/appeal-note.ts'
import { isRepeated, joinedCases } from '../store/earlier-case.ts'
import { caseRow } from './case-row.ts'
import { needsApproval, owedOf, possibleActions } from './possible-actions.ts'
import { titleOfSex } from './title-of-sex.ts'

/** All of a case at this moment, for this member of staff. */
export async function deskCaseOf(
  services: AppealStore & Pick<Services, 'clock' | 'settings'>,
  appeal: Appeal,
  staff: Pick<Staff, 'id' | 'openedBy' | 'roles' | 'within'>,
): Promise<DeskCase> {
  const joined = await joinedCases(services, appeal, staff.within)
  const earlier = joined.find(({ filedAt }) => filedAt <= appeal.filedAt)
  const notes = await readNotes(services, appeal.ref)
  const files = await filesOfAppeal(services, appeal.ref)
  const status = statusOf(appeal)
  const now = services.clock.now()
  return {
    ...caseRow(services, appeal, staff, await isRepeated(services, appeal)),
    version: appeal.version,
    changes: appeal.version + notes.length,
    name: appeal.name,
    title: titleOfSex(appeal.sex),
    phoneNumber: appeal.phoneNumber,
    callBackTime: callbackTimeText(appeal.callBackTime),
    city: appeal.cityCode === undefined ? '未提供' : areaPath(appeal.cityCode).join(''),
    email: appeal.email,
    content: appeal.content,
    registNo: appeal.registNo,
    policyNo: appeal.policyNo,
    reference: appeal.reference,
    dueOn: appeal.dueOn,
    takenByName: appeal.takenBy?.name,
    earlier: earlier && { ...earlier, filedAt: minuteInChina(earlier.filedAt) },
    joined: joined.map((each) => ({ ...each, filedAt: minuteInChina(each.filedAt) })),
    notes: notesOf(notes, files),
    needsApproval: needsApproval(services.settings, appeal),
    pendingLetter: appeal.letter && {
      letter: appeal.letter.letter,
      byName: appeal.letter.by.name,
      at: minuteInChina(new Date(appeal.letter.at)),
      returned: appeal.letter.returned,
    },
    owed: owedOf(status),
    steps: stepsOf(services, appeal, status, now),
    answer: (status['review-decided'] ?? status.decided)?.text,
    actions: possibleActions({ appeal, status, staff, now }),
    templates: letterTemplates(services, appeal, status),
  }
}

/** What staff keep and what the customer sent, the latest in front. */
function notesOf(notes: readonly AppealNote[], files: readonly AppealFile[]): DeskCase['notes'] {
  const kept = notes.map(({ by, ...note }) => ({ ...note, byName: by.name }))
  const sent = files.map(({ id, receivedAt, mediaType, bytes }) => {
    const name = mediaType === 'image/jpeg' ? '照片' : 'PDF 文件'
    const file = { name, mediaType, bytes, from: 'customer' } as const
    return { id, kind: 'sent', at: receivedAt, byName: '客户', text: undefined, file } as const
  })
  return [...kept, ...sent]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ id, at, ...line }) => ({ noteId: id, at: minuteInChina(at), ...line }))
}

/** The customer's steps; what was done has beside it who did it, and what was noted for the desk. */
function stepsOf(
  { settings }: Pick<Services, 'settings'>,
  appeal: Appeal,
  status: CaseStatus,
  now: Date,
): DeskCase['steps'] {
  const [filed, ...later] = caseSteps(appeal, status, { now, hotline: settings.brand.hotline })
  const events = happened(status)
  const told = later.map((step, at) => ({ ...step, ...besides(events[at]) }))
  return filed === undefined ? told : [filed, ...told]
}

function besides(
  event: AppealEvent | undefined,
): Pick<DeskCase['steps'][number], 'byName' | 'note'> {
  return {
    byName: event?.by?.name,
    note: event?.type === 'called-back' ? event.text : undefined,
  }
}

type LetterTemplate = DeskCase['templates'][number]

/** Letters that fit what is owed, with all that is known of the case filled in. */
function letterTemplates(
  { settings, clock }: Pick<Services, 'settings' | 'clock'>,
  appeal: Appeal,
  status: CaseStatus,
): LetterTemplate[] {
  const { brand } = settings
  const filedOn = dayInChinese(dayInChina(appeal.filedAt))
  const opening = `${appeal.name}${titleOfSex(appeal.sex)}：\n\n您于 ${filedOn} 提交的${kindNames[appeal.kind]}（受理编号 ${appeal.caseNo}）已调查核实。`
  const closing = `如有疑问，请拨打 ${brand.hotline}。\n\n${brand.name}\n${dayInChinese(clock.today())}`
  return middles(appeal, status).map(({ name, text }) => ({
    name,
    text: `${opening}\n\n${text}\n\n${closing}`,
  }))
}

function review(): string {
  return `对答复有不同意见的，可以自答复之日起 ${promisedTimes().reviewAskedDays} 天内在申诉进度页申请核查。`
}

function middles({ kind }: Pick<Appeal, 'kind'>, status: CaseStatus): LetterTemplate[] {
  switch (owedOf(status)) {
    case 'nothing':
      return []
    case 'review':
      return [
        {
          name: '维持原答复',
          text: '您对原答复申请了核查。经另一位工作人员核查，【请填写核查的情况】，因此维持原答复。',
        },
        {
          name: '改变原答复',
          text: '您对原答复申请了核查。经另一位工作人员核查，【请填写核查的情况】，因此改变原答复：【请填写新的结论】。',
        },
      ]
    case 'decision':
      return kind === 'objection' ? onObjection() : onComplaint()
  }
}

function onObjection(): LetterTemplate[] {
  return [
    {
      name: '调整理赔结论',
      text: `经复核，【请填写核实的情况】。我们调整原结论：【请填写新的结论和金额】，赔款将在达成一致后 ${promisedTimes().claimPayDays} 天内支付。\n\n${review()}`,
    },
    {
      name: '维持理赔结论',
      text: `经复核，【请填写核实的情况】。依据保险条款【请填写条款】，我们维持原结论。\n\n${review()}`,
    },
  ]
}

function onComplaint(): LetterTemplate[] {
  return [
    {
      name: '投诉属实，致歉改进',
      text: `经核实，您反映的情况属实：【请填写核实的情况】。给您添了麻烦，我们向您致歉。我们已采取措施：【请填写改进措施】。\n\n${review()}`,
    },
    {
      name: '投诉不属实，说明情况',
      text: `经核实，【请填写核实的情况】。您反映的问题，我们说明如下：【请填写说明】。感谢您的监督。\n\n${review()}`,
    },
  ]
}
