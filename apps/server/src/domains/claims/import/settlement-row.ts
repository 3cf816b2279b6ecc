import { version } from '@ecenter/contract/rules/counts.ts'
import { name } from '@ecenter/contract/rules/people/name.ts'
import { text } from '@ecenter/contract/rules/text.ts'
import {
  array,
  check,
  description,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  regex,
  safeInteger,
  strictObject,
  string,
} from 'valibot'
import { amount, day, yesOrNo } from '../../../imports/row-rules.ts'

const greatestFen = 10_000_000_000

const part = strictObject({
  cover: picklist(['compulsory', 'commercial', 'other']),
  productName: text(100, '险种'),
  damages: pipe(
    array(strictObject({ name: text(100, '损失项目'), amountFen: amount('loss') })),
    maxLength(500),
  ),
  limitFen: optional(amount('limit')),
  deductibleFen: amount('deductible'),
  liabilityPercent: pipe(
    number('is no number'),
    integer('is no whole percentage'),
    minValue(0, 'is less than 0'),
    maxValue(100, 'is more than 100'),
  ),
  alreadyPaidFen: amount('paid before'),
})

export const payee = strictObject({
  name: pipe(name, description('who gets it: name')),
  bank: pipe(text(60, '开户行'), description('who gets it: bank')),
  accountNo: pipe(
    string(),
    regex(/^\d{8,30}$/, 'is not 8 to 30 digits'),
    description('who gets it: account number'),
  ),
})

const offerLine = strictObject({
  what: text(100, '赔付项目'),
  amountFen: pipe(
    number('is no number'),
    safeInteger('is no whole number of fen'),
    minValue(-greatestFen),
    maxValue(greatestFen),
  ),
  basis: text(200, '依据'),
})

/** What the customer is asked to agree to; nothing of it is calculated here. */
export const offer = pipe(
  strictObject({
    version: pipe(
      version,
      description(
        'number of the offer: what changes in it but its payee makes another, which is answered anew; it never goes below one that was answered',
      ),
    ),
    lines: pipe(
      array(offerLine),
      minLength(1, 'has no line'),
      maxLength(200),
      description(
        'line by line: `[{"what", "amountFen", "basis"}]`; what is deducted is negative; `basis` says why, for the customer to read',
      ),
    ),
    totalFen: amount('what is paid in all, the sum of the lines'),
    answerBy: day('until when it can be answered'),
    payee: optional(payee),
    mayPayOthers: optional(
      yesOrNo('whether the money may go into the account of somebody else than the insured'),
    ),
  }),
  check(
    ({ lines, totalFen }) => lines.reduce((sum, { amountFen }) => sum + amountFen, 0) === totalFen,
    'totalFen: is not the sum of its lines',
  ),
)

/** What is paid, and to whom. */
export const settlement = strictObject({
  parts: pipe(
    array(part),
    minLength(1, 'has no part'),
    maxLength(20),
    description(
      'what is paid: `[{"cover": "compulsory", "commercial" or "other", "productName", "damages": [{"name", "amountFen"}], "limitFen"?, "deductibleFen", "liabilityPercent", "alreadyPaidFen"}]`',
    ),
  ),
  payee,
})
