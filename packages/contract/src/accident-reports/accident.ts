import {
  array,
  boolean,
  check,
  type InferOutput,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
} from 'valibot'
import { licensePlate } from '../rules/license-plate.ts'
import { isoMoment } from '../rules/moments.ts'
import { mobile } from '../rules/people/mobile.ts'
import { nameOf } from '../rules/people/name.ts'
import { upload } from '../rules/pieces.ts'
import { text } from '../rules/text.ts'

/** What happened, as the picture that was pressed. */
export const accidentKinds = [
  'rear-end',
  'lane-change',
  'crossing',
  'reversing',
  'object',
  'parked',
  'person',
  'glass',
  'nature',
  'other',
] as const
const accidentKind = picklist(accidentKinds, '请选择怎么撞的')
export type AccidentKind = InferOutput<typeof accidentKind>

/** The same in words, beside the picture and at the desk. */
export const accidentKindNames: Readonly<Record<AccidentKind, string>> = {
  'rear-end': '追尾',
  'lane-change': '变道剐蹭',
  crossing: '路口相撞',
  reversing: '倒车碰撞',
  object: '撞到物体',
  parked: '停着被撞',
  person: '碰到人或骑车人',
  glass: '玻璃或划痕',
  nature: '水淹、冰雹、砸到',
  other: '其他',
}

/** The 39th of a month is written like a moment too. */
const realMoment = pipe(
  isoMoment,
  check((told) => Number.isFinite(Date.parse(told)), '时间不对，请核对'),
)

/** What a photo shows. */
export const photoFrames = ['scene', 'damage', 'other-plate', 'road', 'more'] as const
export const photoFrame = picklist(photoFrames)
export type PhotoFrame = InferOutput<typeof photoFrame>

export const photoFrameNames: Readonly<Record<PhotoFrame, string>> = {
  scene: '两车全景',
  damage: '撞的地方',
  'other-plate': '对方车牌',
  road: '路面标线',
  more: '更多照片',
}

/** As many as a kind of document of a claim. */
export const photosAtMost = 9

/** By the phone itself, where it was allowed to say so; in degrees and metres. */
const position = object({
  latitude: pipe(number(), minValue(-90, '位置有误'), maxValue(90, '位置有误')),
  longitude: pipe(number(), minValue(-180, '位置有误'), maxValue(180, '位置有误')),
  accuracy: pipe(number(), minValue(0), maxValue(1_000_000)),
})
export type Position = InferOutput<typeof position>

/** A photo that comes after the words. */
const photoToCome = object({ upload, frame: photoFrame })
export type PhotoToCome = InferOutput<typeof photoToCome>

const place = pipe(
  object({ position: optional(position), words: optional(text(100, '地点')) }),
  check(
    (given) => given.position !== undefined || given.words !== undefined,
    '请定位，或填写在哪里出的事',
  ),
)

export const otherSides = ['here', 'left', 'none'] as const
export const otherSideNames = { here: '在现场', left: '走了', none: '没有对方' } as const

/** What somebody tells of an accident, whoever they are. */
export const accident = object({
  isHurt: boolean(),
  place,
  happenedAt: realMoment,
  /** When it was told on the phone, by the phone's clock: it may have waited for a network since. */
  toldAt: realMoment,
  kind: accidentKind,
  note: optional(text(500, '补充说明')),
  /** Whoever drove the reporter's car. */
  driver: picklist(['me', 'somebody']),
  driverName: optional(nameOf('驾驶人姓名', 30)),
  otherSide: picklist(otherSides),
  otherPlate: optional(licensePlate),
  otherMobile: optional(mobile),
  /** They come after the report, each in its own pieces: words never wait for them. */
  photos: pipe(
    array(photoToCome),
    maxLength(photosAtMost, `最多 ${photosAtMost} 张照片，请删除几张`),
  ),
})
export type Accident = InferOutput<typeof accident>
