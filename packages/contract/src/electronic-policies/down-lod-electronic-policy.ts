import { check, forward, object, optional, pipe, string } from 'valibot'
import { defineCall } from '../call.ts'
import { endorsementNumber } from '../rules/endorsement-number.ts'
import { handle } from '../rules/handle.ts'
import { isoMoment } from '../rules/iso-moment.ts'
import { policyPaper } from './policy-paper.ts'

/** A one-use link to the policy, for web views that cannot save a file; it lives five minutes. */
export const downLodElectronicPolicy = defineCall({
  group: 'wp',
  path: '/api/electronic/downLodElectronicPolicy',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'phone-on-file',
  request: pipe(
    object({
      handle,
      paper: optional(policyPaper, 'policy'),
      /** Which one, where the paper is an endorsement. */
      endorsementNo: optional(endorsementNumber),
    }),
    forward(
      check(
        ({ paper, endorsementNo }) => paper !== 'endorsement' || endorsementNo !== undefined,
        '请从保单的批改记录里选择批单',
      ),
      ['endorsementNo'],
    ),
  ),
  response: object({ url: string(), expiresAt: isoMoment }),
})
