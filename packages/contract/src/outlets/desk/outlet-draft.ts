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
  picklist,
  pipe,
  regex,
  string,
} from 'valibot'
import { outletServices } from '../../constants/outlet-service-items.ts'
import { outletKinds } from '../../constants/outlet-types.ts'
import { cityCode } from '../../rules/city-code.ts'
import { judged } from '../../rules/judged.ts'
import { text } from '../../rules/text.ts'

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
