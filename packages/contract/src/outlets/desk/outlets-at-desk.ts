import {
  array,
  boolean,
  check,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  trim,
  uuid,
} from 'valibot'
import { outletServices } from '../../constants/outlet-service-items.ts'
import { outletKinds } from '../../constants/outlet-types.ts'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { contentVersion, draftWish, edited, saved } from '../../desk/edited.ts'
import { listExtent, pageAsked } from '../../list-page.ts'
import { cityCode } from '../../rules/city-code.ts'
import { judged } from '../../rules/judged.ts'
import { storable, text } from '../../rules/text.ts'
import { querySiteInfo } from '../outlet.ts'

const time = pipe(
  string('请填写时间'),
  regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, '时间写成 08:30'),
)

/** One stretch of a day; what ends at or before it began ends on the day after. */
const span = object({
  /** 1 is Monday, 7 Sunday. */
  days: pipe(
    array(pipe(number(), integer(), minValue(1), maxValue(7))),
    minLength(1, '请选择星期'),
  ),
  from: pipe(
    time,
    check((from) => from !== '24:00', '开始时间最晚 23:59'),
  ),
  to: time,
})

/** All that customers see of an outlet. */
export const outletDraft = object({
  name: text(40, '网点名称'),
  /** Without province and city. */
  address: text(80, '地址'),
  /** The smallest area it lies in. */
  areaCode: cityCode,
  types: pipe(
    array(picklist(outletKinds.map(({ code }) => code))),
    minLength(1, '请选择至少一种类型'),
  ),
  services: pipe(
    array(picklist(outletServices.map(({ code }) => code))),
    minLength(1, '请选择至少一项服务'),
  ),
  phone: pipe(
    text(20, '电话'),
    judged((typed) =>
      /^[\d-]{5,20}$/.test(typed) ? undefined : '电话只有数字和短横，例如 010-12345678',
    ),
  ),
  /** In GCJ-02, as Chinese maps count. */
  latitude: pipe(
    number('请填写纬度'),
    minValue(3, '纬度在 3 到 54 之间'),
    maxValue(54, '纬度在 3 到 54 之间'),
  ),
  longitude: pipe(
    number('请填写经度'),
    minValue(73, '经度在 73 到 136 之间'),
    maxValue(136, '经度在 73 到 136 之间'),
  ),
  hours: object({
    spans: pipe(array(span), maxLength(14, '营业时段最多 14 个')),
    isOpenOnHolidays: boolean(),
  }),
  isShown: boolean(),
})
export type OutletDraft = InferOutput<typeof outletDraft>

/** An outlet as the desk knows it. */
const deskOutlet = object({
  id: string(),
  ...outletDraft.entries,
  /** Counts up with every change. */
  version: number(),
})
export type DeskOutlet = InferOutput<typeof deskOutlet>

/** How an outlet was before, the newest first. */
export const listOutletVersions = defineDeskCall({
  path: '/outlets/listOutletVersions',
  access: 'keep-outlets',
  request: object({ id: pipe(string(), uuid()) }),
  response: object({ versions: array(contentVersion(outletDraft)) }),
})

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
  access: 'keep-outlets',
  request: object({
    search: optional(pipe(string(), trim(), maxLength(40, '搜索最多 40 个字'), storable()), ''),
    /** Province, city or county; the whole country without one. */
    cityCode: optional(cityCode),
    ...pageAsked,
  }),
  response: object({ outlets: array(row), ...listExtent }),
})

/** What customers would be shown of an outlet now if this draft were saved. */
export const previewOutlet = defineDeskCall({
  path: '/outlets/previewOutlet',
  access: 'keep-outlets',
  request: object({ draft: outletDraft }),
  response: querySiteInfo.response,
})

/** One outlet as it can be edited; one that is not there is 1007. */
export const readOutlet = defineDeskCall({
  path: '/outlets/readOutlet',
  access: 'keep-outlets',
  request: object({ id: pipe(string(), uuid()) }),
  response: object({ outlet: deskOutlet }),
})

/** Saves an outlet, new or changed; customers see it once it is published. One that is not there is 1007. */
export const saveOutlet = defineDeskCall({
  path: '/outlets/saveOutlet',
  kind: 'submit',
  access: 'keep-outlets',
  request: object({ edited, ...draftWish, ...outletDraft.entries }),
  response: saved(deskOutlet),
})

export const outletDeskCalls = {
  listOutlets,
  readOutlet,
  saveOutlet,
  previewOutlet,
  listOutletVersions,
}
