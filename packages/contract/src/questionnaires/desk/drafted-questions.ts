import {
  type ArrayPathItem,
  array,
  maxLength,
  minLength,
  type ObjectPathItem,
  pipe,
  rawCheck,
} from 'valibot'
import { faultsInDraft } from './faults-in-draft.ts'
import { questionDraft } from './question-draft.ts'

export const questionsAtMost = 30

/** All questions in their order. What is wrong between them stands at its field, as a rule of one field does. */
export const draftedQuestions = pipe(
  array(questionDraft),
  minLength(1, '请至少写一道题'),
  maxLength(questionsAtMost, `题目最多 ${questionsAtMost} 道`),
  rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { value: input } = dataset
    for (const { at, field, message } of faultsInDraft(input)) {
      const question = { type: 'array', origin: 'value', input, key: at, value: input[at] } as const
      addIssue({ message, path: [question satisfies ArrayPathItem, ...pathOf(field)] })
    }
  }),
)

/** `options.1.text` as valibot says it; who reads an issue asks for the keys alone. */
function pathOf(field: string): ObjectPathItem[] {
  return field
    .split('.')
    .map((key) => ({ type: 'object', origin: 'value', input: {}, key, value: undefined }))
}
