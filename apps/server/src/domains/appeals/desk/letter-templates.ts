import type { DeskCase } from '@ecenter/contract/appeals/desk/desk-case.ts'
import { promisedTimes } from '@ecenter/contract/constants/promised-times.ts'
import { dayInChina } from '../../../platform/clock/clock.ts'
import { dayInChinese } from '../../../platform/documents/chinese-day.ts'
import type { Services } from '../../services.ts'
import type { CaseStatus } from '../rules/case-steps.ts'
import { kindNames } from '../rules/kind-names.ts'
import type { Appeal } from '../store/appeal.ts'
import { owedOf } from './possible-actions.ts'
import { titleOfSex } from './title-of-sex.ts'

type LetterTemplate = DeskCase['templates'][number]

/** Letters that fit what is owed, with all that is known of the case filled in. */
export function letterTemplates(
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
