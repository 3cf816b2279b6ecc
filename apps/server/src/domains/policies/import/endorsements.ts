import { otherPolicyNumber } from '@ecenter/contract/rules/other-policy-number.ts'
import { text } from '@ecenter/contract/rules/text.ts'
import {
  array,
  check,
  description,
  type InferOutput,
  maxLength,
  number,
  optional,
  pipe,
  safeInteger,
  strictObject,
  string,
} from 'valibot'
import type { ImportKind } from '../../../imports/import-kind.ts'
import { customerIdNumber, day } from '../../../imports/row-rules.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { isNumberOf } from '../../../platform/numbers/numbers.ts'
import { endorsementContext } from '../store/policy.repository.ts'
import { policyRefOf } from '../store/store-policies.ts'
import {
  type EndorsementRow,
  endorsementRows,
  removeEndorsements,
  writeEndorsements,
} from '../store/write-policies.ts'
import { policyReferenceErrors } from './policy-reference-errors.ts'

const change = strictObject({
  item: text(100, '批改项目'),
  before: text(1000, '批改前'),
  after: text(1000, '批改后'),
})

const endorsementRow = strictObject({
  endorsementNo: pipe(
    string(),
    check((no) => isNumberOf('endorsement', no), 'is no number of an endorsement (NUMBERS_FILE)'),
    description('endorsement number; tells the endorsement from all others'),
  ),
  policyNo: pipe(otherPolicyNumber, description('number of a policy that is stored here')),
  insuredIdNumber: customerIdNumber('ID number of the insured of that policy'),
  effectiveOn: day('first day that it holds'),
  premiumChangeFen: pipe(
    number('is no number'),
    safeInteger('is no whole number of fen'),
    description('what the premium changes by, in fen; below 0 where money goes back'),
  ),
  kind: pipe(text(60, '批改类型'), description('kind, in Chinese')),
  summary: pipe(text(2000, '批改内容'), description('what it says, in Chinese')),
  changes: optional(
    pipe(
      array(change),
      maxLength(200),
      description('what changes: `[{"item", "before", "after"}]`'),
    ),
    [],
  ),
})
type Row = InferOutput<typeof endorsementRow>

export const endorsements: ImportKind<Row, EndorsementRow> = {
  name: 'endorsements',
  words: 'A change of a policy (批单), which has to be stored before.',
  schema: endorsementRow,
  keyOf: ({ endorsementNo }) => endorsementNo,
  keyColumn: 'endorsementNo',
  sealedIn: { table: 'endorsement', context: endorsementContext, field: 'endorsementNo' },
  ownerOf: ({ insuredIdNumber }) => insuredIdNumber,
  ownerColumn: 'insuredIdNumber',
  referenceErrors: policyReferenceErrors,
  prepare: (keys, row) => endorsementRows(keys, placeOf(keys, row), row),
  store: writeEndorsements,
  removal: { kept: async () => new Map(), remove: removeEndorsements },
}

function placeOf(keys: Keys, { policyNo, insuredIdNumber }: Row) {
  return policyRefOf(keys, { policyNo, insured: { idNumber: insuredIdNumber } })
}
