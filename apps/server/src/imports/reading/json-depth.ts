/** No row has lists and objects so deep within each other. */
const deepest = 32

/**
 * Whether a text of JSON goes deeper than any row does. Judged by the text, for what handles a value of a
 * hundred thousand levels runs out of stack.
 */
export function isTooDeep(json: string): boolean {
  // Most rows do not have so many of them at all.
  if ((json.match(/[[{]/g)?.length ?? 0) <= deepest) return false
  let depth = 0
  let isText = false
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at]
    if (isText && character === '\\') at += 1
    else if (character === '"') isText = !isText
    else if (isText) continue
    else if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') depth -= 1
    if (depth > deepest) return true
  }
  return false
}
