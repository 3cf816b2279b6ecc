import { instance, object, string } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'

/**
 * Takes a picture for an announcement. It is drawn anew, so that nothing hidden in it is kept. What is
 * no picture, or too large for customers on a slow line, is 1010 with the field `file`.
 */
export const sendPicture = defineDeskCall({
  path: '/activities/sendPicture',
  envelope: 'upload',
  answer: 'json',
  kind: 'submit',
  access: ['content'],
  request: object({ file: instance(Uint8Array, '请选择图片') }),
  response: object({ pictureId: string() }),
})
