import type { questionnaireCalls } from '@ecenter/contract/questionnaires/questionnaire.ts'
import type { Handlers } from '../../../platform/calls/handler.ts'
import { dayInChina } from '../../../platform/clock/clock.ts'
import { provenPhone } from '../../../platform/verification/proven-phone.ts'
import type { QuestionnairesServices } from '../questionnaires-services.ts'
import { questionnaireClosed } from '../rules/questionnaire-closed.ts'
import { answeredAt } from '../store/answer.repository.ts'
import { readQuestionnaire } from '../store/questionnaire.repository.ts'
import { openOne, questionnairesHere, whyClosed } from './status.ts'
import { answerSubmitQuestionnaire } from './submit-questionnaire.ts'

export function questionnaireHandlers(
  services: QuestionnairesServices,
): Handlers<typeof questionnaireCalls> {
  return {
    /** Tells what is open here today, or else why nothing is. */
    async queryActivitySwitch(where) {
      const today = services.clock.today()
      const all = await questionnairesHere(services, where)
      const open = openOne(all, today)
      if (open === undefined) return whyClosed(all, today)
      const { id: questionnaireId, title, until } = open
      return { isOpen: true, questionnaireId, title, until }
    },
    /** Asks the questions of what is open here today. */
    async queryQuestionInfo(where) {
      const open = openOne(await questionnairesHere(services, where), services.clock.today())
      const asked = open && (await readQuestionnaire(services, open))
      if (asked === undefined) throw questionnaireClosed()
      const { id: questionnaireId, version, title, intro, until, questions } = asked
      return { questionnaireId, version, title, intro, until, questionList: [...questions] }
    },
    /** Tells who proved their phone whether it has answered already; never about another's. */
    async queryIsAnswer({ mobile, questionnaireId }, visitor) {
      const grant = await provenPhone(services, visitor, mobile)
      const moment = await answeredAt(services, grant, questionnaireId)
      if (moment === undefined) return { isAnswered: false }
      return { isAnswered: true, answeredOn: dayInChina(moment) }
    },
    submitQuestionnaire: answerSubmitQuestionnaire(services),
  }
}
