import {
  forward,
  maxLength,
  object,
  optional,
  partialCheck,
  picklist,
  pipe,
  string,
  uuid,
} from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { storable } from '../../rules/storable.ts'
import { text } from '../../rules/text.ts'
import { claimId } from './claim-id.ts'

/**
 * Says of a kind of document that it does, or why it does not; the customer reads the reason. A newer
 * file than the last one that was seen makes the verdict void (E3020001).
 */
export const judgeDocument = defineDeskCall({
  path: '/claims/judgeDocument',
  answer: 'json',
  kind: 'submit',
  access: ['claims'],
  request: pipe(
    object({
      claimId,
      type: pipe(string(), maxLength(40), storable()),
      lastFileId: pipe(string(), uuid('没有这个文件')),
      verdict: picklist(['accepted', 'refused'], '请选择结果'),
      reason: optional(text(200, '退回原因')),
    }),
    forward(
      partialCheck(
        [['verdict'], ['reason']],
        ({ verdict, reason }) => verdict === 'accepted' || reason !== undefined,
        '请填写退回原因',
      ),
      ['reason'],
    ),
  ),
  response: object({}),
})
