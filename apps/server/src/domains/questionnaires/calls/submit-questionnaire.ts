import type { submitQuestionnaire } from '@ecenter/contract/questionnaires/questionnaire.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { provenPhone } from '../../../platform/verification/proven-phone.ts'
import type { Services } from '../../services.ts'
import { judgedAnswers } from '../rules/judged-answers.ts'
import { questionnaireClosed } from '../rules/questionnaire-closed.ts'
import { storeAnswers } from '../store/answer.repository.ts'
import { readQuestionnaire } from '../store/questionnaire.repository.ts'
import { isAskedAt, isOpenOn } from './standing.ts'

/** Keeps the answers of a phone, once. They are judged by the questions that the customer read. */
export function answerSubmitQuestionnaire(services: Services): Handler<typeof submitQuestionnaire> {
  return async ({ mobile, questionnaireId, version, chosenAnswers, ...where }, visitor) => {
    const { object } = await provenPhone(services, visitor, mobile)
    const asked = await readQuestionnaire(services, { id: questionnaireId, version })
    const isAsked =
      asked !== undefined && isOpenOn(asked, services.clock.today()) && isAskedAt(asked, where)
    if (!isAsked) throw questionnaireClosed()
    const answers = judgedAnswers(asked.questions, chosenAnswers)
    return visitor.submission.commit(async ({ db, record }) => {
      const stored = await storeAnswers({ ...services, db }, [
        {
          ...answers,
          ...{ questionnaireId, version, customerKey: object.customerKey },
          answeredAt: services.clock.now(),
          entryId: where.entryId,
          channel: where.channelType,
        },
      ])
      if (stored === 0) throw answeredAlready()
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
