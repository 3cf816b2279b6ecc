import { name } from '@ecenter/contract/rules/name.ts'
import { text } from '@ecenter/contract/rules/text.ts'
import {
  array,
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
  strictObject,
  string,
} from 'valibot'
import { amount } from '../../../imports/row-rules.ts'

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
  payee: strictObject({
    name: pipe(name, description('who gets it: name')),
    bank: pipe(text(60, '开户行'), description('who gets it: bank')),
    accountNo: pipe(
      string(),
      regex(/^\d{8,30}$/, 'is not 8 to 30 digits'),
      description('who gets it: account number'),
    ),
  }),
})
