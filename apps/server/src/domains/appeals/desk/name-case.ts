import { caseCauseNames, caseProductNames } from '@ecenter/contract/appeals/case-facts.ts'
import type { nameCase } from '@ecenter/contract/appeals/desk/case-work.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import type { AppealsServices } from '../appeals-services.ts'
import type { CaseFacts } from '../store/appeal.ts'
import { addNote } from '../store/appeal-note.ts'
import { setCaseFacts } from '../store/change-appeal.ts'
import { actOnCase } from './act-on-case.ts'

/** Names the cause and product of a case; colleagues read among its notes what they were before. */
export function answerNameCase(services: AppealsServices): DeskHandler<typeof nameCase> {
  return ({ cause, product, ...seen }, transaction) =>
    actOnCase(services, transaction, {
      action: 'name',
      event: 'case-named',
      seen,
      async work({ store, appeal, now, by }) {
        if (appeal.cause === cause && appeal.product === product) {
          throw fieldRefused('cause', '和原来的一样，没有要改的')
        }
        await setCaseFacts(store, appeal.ref, { cause, product })
        const text = `${inWords(appeal)} → ${inWords({ cause, product })}`
        await addNote(store, appeal.ref, { kind: 'named', by, text }, { at: now })
        return `${cause} ${product}`
      },
    })
}

function inWords({ cause, product }: Pick<CaseFacts, 'cause' | 'product'>): string {
  const words = [cause && caseCauseNames[cause], product && caseProductNames[product]]
  return words.map((each) => each ?? '没有写明').join('，')
}
