import { readFile, writeFile } from 'node:fs/promises'
import { customPinyin, pinyin } from 'pinyin-pro'

/*
 * Writes how the names of all areas are read, for the search of the city picker: the characters of
 * each syllable, and the names in which one is read otherwise than usual (厦门 and 大厦).
 */

const areas = new URL('../apps/server/src/domains/places/rules/areas.json', import.meta.url)
const readings = new URL('../apps/web/src/places/readings.json', import.meta.url)

/** What people of a place say, where the dictionary does not know it. */
customPinyin({
  都: 'du',
  什: 'shi',
  蚌山: 'beng shan',
  万柏林: 'wan bai lin',
  单县: 'shan xian',
  大埔: 'da bu',
  宕昌: 'tan chang',
  尉犁: 'yu li',
  曾都: 'zeng du',
  歙县: 'she xian',
  民乐: 'min le',
  泌阳: 'bi yang',
  洪洞: 'hong tong',
  浚县: 'xun xian',
  涡阳: 'guo yang',
  牟定: 'mou ding',
  筠连: 'jun lian',
  繁峙: 'fan shi',
  蔚县: 'yu xian',
  黄陂: 'huang pi',
  乐亭: 'lao ting',
  乐清: 'yue qing',
  乐陵: 'lao ling',
})

/** @type {Record<string, string>} */
const names = JSON.parse(await readFile(areas, 'utf8'))
const read = [...new Set(Object.values(names))].map((name) => ({
  name,
  syllables: pinyin(name, { toneType: 'none', type: 'array', v: true }),
}))
const usual = usualReadings()
const exceptions = read.filter(({ name, syllables }) =>
  [...name].some((character, at) => usual.get(character) !== syllables[at]),
)
const content = {
  characters: charactersBySyllable(),
  exceptions: Object.fromEntries(
    exceptions.map(({ name, syllables }) => [name, syllables.join(' ')]),
  ),
}
await writeFile(readings, `${JSON.stringify(content, undefined, 2)}\n`)

/** Each character as most names read it. */
function usualReadings() {
  /** @type {Map<string, Map<string, number>>} */
  const counts = new Map()
  for (const { name, syllables } of read) {
    for (const [at, character] of [...name].entries()) {
      const syllable = syllables[at] ?? ''
      const ofCharacter = counts.get(character) ?? new Map()
      counts.set(character, ofCharacter.set(syllable, (ofCharacter.get(syllable) ?? 0) + 1))
    }
  }
  return new Map(
    [...counts].map(([character, ofCharacter]) => {
      const [most = ['', 0]] = [...ofCharacter].sort(([, one], [, other]) => other - one)
      return [character, most[0]]
    }),
  )
}

function charactersBySyllable() {
  /** @type {Map<string, string>} */
  const bySyllable = new Map()
  for (const [character, syllable] of usual) {
    bySyllable.set(syllable, (bySyllable.get(syllable) ?? '') + character)
  }
  return Object.fromEntries([...bySyllable].sort())
}
