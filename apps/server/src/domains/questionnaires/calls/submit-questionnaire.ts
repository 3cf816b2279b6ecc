import { questionnaireAnswered } from '@ecenter/contract/core/sale-events.ts'
import type { submitQuestionnaire } from '@ecenter/contract/questionnaires/questionnaire.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import { provenPhone } from '../../../platform/verification/proven-phone.ts'
import type { QuestionnairesServices } from '../questionnaires-services.ts'
import { judgedAnswers } from '../rules/judged-answers.ts'
import { questionnaireClosed } from '../rules/questionnaire-closed.ts'
import { storeAnswers } from '../store/answer.repository.ts'
import { readQuestionnaire } from '../store/questionnaire.repository.ts'
import { isAskedAt, isOpenOn } from './status.ts'

/** Keeps the answers of a phone, once. They are judged by the questions that the customer read. */
export function answerSubmitQuestionnaire(
  services: QuestionnairesServices,
): Handler<typeof submitQuestionnaire> {
  return async ({ mobile, questionnaireId, version, chosenAnswers, ...where }, visitor) => {
    const { object } = await provenPhone(services, visitor, mobile)
    const asked = await readQuestionnaire(services, { id: questionnaireId, version })
    const isAsked =
      asked !== undefined && isOpenOn(asked, services.clock.today()) && isAskedAt(asked, where)
    if (!isAsked) throw questionnaireClosed()
    const answers = judgedAnswers(asked.questions, chosenAnswers)
    return visitor.submission.commit(async ({ db, record }) => {
      const store = { ...services, db }
      const answeredAt = services.clock.now()
      const stored = await storeAnswers(store, [
        {
          ...answers,
          ...{ questionnaireId, version, customerKey: object.customerKey },
          answeredAt,
          entryId: where.entryId,
          channel: where.channelType,
        },
      ])
      if (stored === 0) throw answeredAlready()
      await tellCore(store, questionnaireAnswered, {
        subject: `questionnaire/${questionnaireId}/${object.customerKey.toString('hex')}`,
        data: {
          questionnaireId,
          version,
          mobile,
          answers: { ...answers.choices, ...answers.words },
          entryId: where.entryId,
          channel: where.channelType,
          answeredAt: answeredAt.toISOString(),
        },
      })
      record({
        event: 'questionnaire-answered',
        subject: object.customerKey.toString('hex'),
        objectId: questionnaireId,
        outcome: `version ${version}`,
      })
      return { thanks: asked.thanks }
    })
  }
}

function answeredAlready() {
  return fieldRefused('mobile', '这个手机号已经答过这份问卷，不用再答。谢谢您！')
}
