import {
  array,
  boolean,
  type InferOutput,
  maxLength,
  object,
  optional,
  pipe,
  string,
  trim,
} from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { listExtent, pageAsked } from '../../list-page.ts'
import { cityCode } from '../../rules/city-code.ts'
import { storable } from '../../rules/storable.ts'

const row = object({
  id: string(),
  name: string(),
  address: string(),
  /** 北京市 朝阳区. */
  areaName: string(),
  phone: string(),
  isShown: boolean(),
})
export type OutletRow = InferOutput<typeof row>

/** Outlets by area and words of their name, address or phone, a page at a time, hidden ones too. */
export const listOutlets = defineDeskCall({
  path: '/outlets/listOutlets',
  answer: 'json',
  kind: 'query',
  access: ['content'],
  request: object({
    search: optional(pipe(string(), trim(), maxLength(40, '搜索最多 40 个字'), storable()), ''),
    /** Province, city or county; the whole country without one. */
    cityCode: optional(cityCode),
    ...pageAsked,
  }),
  response: object({ outlets: array(row), ...listExtent }),
})
