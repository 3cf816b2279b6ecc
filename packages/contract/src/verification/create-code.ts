import { maxLength, object, optional, picklist, pipe, string } from 'valibot'
import { defineCall } from '../call.ts'
import { imageCodePictures } from '../constants/lengths.ts'
import { storable } from '../rules/text.ts'

/** The picture with the image code; every picture replaces the one before it. */
export const createCode = defineCall({
  group: 'coder',
  path: '/checkCode/createCode',
  envelope: 'query-string',
  answer: 'image',
  level: 'open',
  request: object({
    randName: picklist(imageCodePictures),
    random: optional(pipe(string(), maxLength(64), storable())),
    uuid: optional(pipe(string(), maxLength(64), storable()), ''),
  }),
})
