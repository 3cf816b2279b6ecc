import { Jieba } from '@node-rs/jieba'
import { dict } from '@node-rs/jieba/dict.js'
import { fieldWords } from './field-words.ts'
import { commonWord, wordsWithSynonyms } from './synonyms.ts'

/** Often enough that jieba never takes such a word apart. */
const frequency = 100_000

/** In every sentence, and nothing is asked by them. */
const emptyWords = new Set(
  '的了吗呢啊呀吧嘛么我你您们请是就这那个把被给着得地也还都不没去来上里到和跟与',
)

/** Marks two neighbouring characters, so that they are no word. */
const pairMark = '~'

/** Takes a text apart into terms, each once. */
export type CutWords = (text: string) => string[]

let cutter: CutWords | undefined

/** The one of this process: the dictionaries are large, so they are loaded with the first question. */
export function wordCutter(): CutWords {
  cutter ??= openWordCutter()
  return cutter
}

/**
 * Loads the dictionaries and answers a function that takes a text apart: into its words, each as the
 * common one of its synonyms, and into pairs of neighbouring characters, which still fit where a word
 * was typed wrong or is in no dictionary.
 */
function openWordCutter(): CutWords {
  const jieba = Jieba.withDict(dict)
  const own = [...fieldWords, ...wordsWithSynonyms].map((word) => `${word} ${frequency}`)
  jieba.loadDict(Buffer.from(own.join('\n')))
  return (text) => {
    const plain = plainText(text)
    const words = jieba.cut(plain, false).filter((word) => word !== ' ' && !emptyWords.has(word))
    return [...new Set([...words.map(commonWord), ...pairsIn(plain)])]
  }
}

/** Whether it is a pair of characters and no word. */
export function isPair(term: string): boolean {
  return term.startsWith(pairMark)
}

function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function pairsIn(plain: string): string[] {
  const characters = [...plain.replaceAll(' ', '')]
  return characters
    .slice(1)
    .map((character, index) => `${pairMark}${characters[index]}${character}`)
}
