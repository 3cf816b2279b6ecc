import type { FaqIndex, RobotReply } from './faq-index.ts'
import { wantsPerson } from './wants-person.ts'

/** What follows from what a customer says while the robot answers. */
export type Reply =
  | RobotReply
  | { readonly kind: 'person' }
  | { readonly kind: 'courtesy'; readonly text: string }

/** Who wants a person is never searched an answer for. */
export function replyTo(text: string, index: FaqIndex): Reply {
  if (wantsPerson(text)) return { kind: 'person' }
  const courtesy = courtesyTo(text)
  return courtesy === undefined ? index.ask(text) : { kind: 'courtesy', text: courtesy }
}

/** What is no question, and what is said to it. */
const courtesies: readonly (readonly [said: RegExp, answer: string])[] = [
  [
    /^(?:您?你?好[呀啊吗]?|您?你们好|嗨|哈[喽啰]|hi|hello|在[吗么不]?|有人[吗么]|早上?好|上午好|中午好|下午好|晚上好)$/iu,
    '您好！请直接说您想问的事，例如“怎么查保单”“理赔到哪一步了”。',
  ],
  [
    /^(?:非常|太|十分|多)?(?:感?谢谢?[你您]?[啦了啊]?|谢谢[你您]?[啦了啊]?|辛苦[你您]?了|麻烦[你您]?了|thanks|thankyou)$/iu,
    '不客气。还有要问的，请直接说。',
  ],
  [/^(?:再见|拜拜|bye|没有?了|没事了?|不用了|没别的了)$/iu, '好的，祝您平安。需要时请随时再来。'],
  [
    /^(?:好[的吧啊呀]?|行吧?|可以|嗯+|哦+|噢|知道了|明白了?|了解了?|懂了|收到|ok|okay)$/iu,
    '好的。还有要问的，请直接说。',
  ],
]

/** A polite answer to a greeting, thanks or the like; undefined where something is asked. */
export function courtesyTo(text: string): string | undefined {
  const said = text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')
  return courtesies.find(([sign]) => sign.test(said))?.[1]
}
