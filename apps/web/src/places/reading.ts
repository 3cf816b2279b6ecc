import readings from './readings.json' with { type: 'json' }

const syllableOf = new Map(
  Object.entries(readings.characters).flatMap(([syllable, characters]) =>
    [...characters].map((character) => [character, syllable] as const),
  ),
)
const exceptions = new Map(Object.entries(readings.exceptions))

/** How the name of an area is read, in pinyin without tones; a character that no area has stays itself. */
export function syllablesOf(name: string): readonly string[] {
  const exception = exceptions.get(name)
  if (exception !== undefined) return exception.split(' ')
  return [...name].map((character) => syllableOf.get(character) ?? character)
}
