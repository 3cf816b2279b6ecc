import {
  publishContentDraft,
  withdrawContentDraft,
} from '@ecenter/contract/content/desk/content-at-desk.ts'
import { saveFaq } from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import { expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { purgeAll } from '../../../purge-all.ts'

const service = serviceOfTests({ demo: false, env: { CONTENT_REVIEW: 'on' } })

test('a draft that was decided goes after a year, and one that waits stays', async () => {
  const author = await deskVisitor(service, ['content'])
  const reviewer = await deskVisitor(service, ['content'])
  const drafted = async (question: string) => {
    const faq = {
      topic: '服务',
      question,
      variants: [],
      answer: '可以。',
      links: [],
      isShown: true,
    }
    const answer = await author.get(saveFaq, faq)
    if (answer.kind !== 'drafted') throw new Error(`it was ${answer.kind}`)
    return answer.draftId
  }
  const published = await drafted('网点能停车吗？')
  const withdrawn = await drafted('网点能寄存吗？')
  const waiting = await drafted('网点能充电吗？')
  await reviewer.get(publishContentDraft, { draftId: published })
  await author.get(withdrawContentDraft, { draftId: withdrawn })
  const kept = async () => {
    await purgeAll(service, service.settings, new Map())
    const rows = await service.db.selectFrom('content_draft').select('id').execute()
    return rows.map(({ id }) => id).toSorted()
  }
  await service.passTime(364 * 86_400)
  expect(await kept()).toEqual([published, withdrawn, waiting].toSorted())
  await service.passTime(2 * 86_400)
  expect(await kept()).toEqual([waiting])
  const versions = await service.db.selectFrom('content_version').select('version').execute()
  expect(versions).toHaveLength(1)
})
