/** How long the groups are that people read a number in: region, birthday, order and check digit. */
const groups = [
  { shape: /^\d{17}[\dX]$/, lengths: [6, 8, 4] },
  { shape: /^\d{15}$/, lengths: [6, 6, 3] },
]
const otherLength = 4
/** Shorter than this, a number is read at one glance. */
const groupedFrom = 9

/**
 * An ID number in groups, to be compared with the card; nothing while it is short. What is not yet
 * 18 characters long is grouped as if it became so, unless it has letters.
 */
export function groupedId(id: string): string | undefined {
  if (id.length < groupedFrom) return undefined
  const known = groups.find(({ shape }) => shape.test(id))
  if (known !== undefined) return cut(id, known.lengths)
  return cut(id, /^\d{1,17}$/.test(id) ? [6, 8, 4] : [])
}

function cut(id: string, [length = otherLength, ...more]: readonly number[]): string {
  if (id.length <= length) return id
  return `${id.slice(0, length)} ${cut(id.slice(length), more)}`
}
