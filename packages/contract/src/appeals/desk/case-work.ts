import {
  array,
  boolean,
  forward,
  instance,
  number,
  object,
  optional,
  picklist,
  pipe,
  rawCheck,
  string,
  uuid,
} from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { text } from '../../rules/text.ts'
import { caseCause, caseProduct, fileFrom } from '../case-facts.ts'
import { caseActedOn, caseId, deskCase } from './desk-case.ts'

/**
 * Who may handle cases, and how many each has: open ones, and of them those that are late. With `caseId` only who
 * may see that one, so that nobody is given what would be hidden from them.
 */
export const listCaseHandlers = defineDeskCall({
  path: '/appeals/listCaseHandlers',
  access: 'handle-cases',
  request: object({ caseId: optional(caseId) }),
  response: object({
    handlers: array(
      object({
        staffId: string(),
        name: string(),
        open: number(),
        late: number(),
        isSelf: boolean(),
      }),
    ),
  }),
})

/** Gives a case to a colleague who may see it. It stays in the list of the day, where both read whose it is; its clocks go on. */
export const giveCase = defineDeskCall({
  path: '/appeals/giveCase',
  kind: 'submit',
  access: 'handle-cases',
  request: object({
    ...caseActedOn,
    staffId: pipe(string('请选择同事'), uuid('请选择同事')),
    words: optional(text(200, '交接说明')),
  }),
  response: deskCase,
})

/**
 * Says what a case is about, as the registry counts it. What a customer files names neither; staff judge it, and may
 * judge it otherwise until nothing is owed any more.
 */
export const nameCase = defineDeskCall({
  path: '/appeals/nameCase',
  kind: 'submit',
  access: 'handle-cases',
  request: object({
    ...caseActedOn,
    cause: picklist(caseCause.options, '请选择原因'),
    product: picklist(caseProduct.options, '请选择产品'),
  }),
  response: deskCase,
})

export const caseNoteAtMost = 1000

/** Notes something for colleagues, also on a case that has its answer; no clock depends on it. */
export const noteOnCase = defineDeskCall({
  path: '/appeals/noteOnCase',
  kind: 'submit',
  access: 'handle-cases',
  request: object({ caseId, words: text(caseNoteAtMost, '备注') }),
  response: deskCase,
})

/** Keeps a picture or PDF with a case. It is judged as what customers send is; what is neither is 1010 with `file`. */
export const attachToCase = defineDeskCall({
  path: '/appeals/attachToCase',
  envelope: 'upload',
  kind: 'submit',
  access: 'handle-cases',
  request: object({
    caseId,
    from: fileFrom,
    name: text(80, '文件名'),
    file: instance(Uint8Array, '请选择文件'),
  }),
  response: deskCase,
})

/** A file that was kept with a case. Looking at it leaves a trace. */
export const viewCaseFile = defineDeskCall({
  path: '/appeals/viewCaseFile',
  answer: 'file',
  access: 'handle-cases',
  request: object({ caseId, noteId: pipe(string(), uuid('没有这个文件')) }),
})

/** A second person sends a letter that waits, or gives it back with what has to be changed. */
export const decideLetter = defineDeskCall({
  path: '/appeals/decideLetter',
  kind: 'submit',
  access: 'approve-letters',
  request: pipe(
    object({
      ...caseActedOn,
      verdict: picklist(['send', 'return'], '请选择'),
      reason: optional(text(300, '要改什么')),
    }),
    forward(
      rawCheck(({ dataset, addIssue }) => {
        const { verdict, reason }: { verdict?: unknown; reason?: unknown } = Object(dataset.value)
        if (verdict === 'return' && reason === undefined) addIssue({ message: '请写明要改什么' })
      }),
      ['reason'],
    ),
  ),
  response: deskCase,
})

export const caseWorkCalls = {
  listCaseHandlers,
  giveCase,
  nameCase,
  noteOnCase,
  attachToCase,
  viewCaseFile,
  decideLetter,
}
