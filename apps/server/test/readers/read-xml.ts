/** An element with what stands in it: its text, or the elements below it. */
export interface XmlElement {
  readonly name: string
  readonly text: string
  readonly children: readonly XmlElement[]
}

const entities = new Map([
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
])

/** What an XML file without attributes says; throws for one that is not well formed. For tests. */
export function readXml(bytes: Uint8Array): XmlElement {
  const source = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  const declaration = /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/.exec(source)
  if (declaration === null) throw new Error('the declaration is missing')
  const tokens = source.slice(declaration[0].length).match(/<[^<>]*>|[^<>]+/g) ?? []
  const root = elementIn(tokens)
  if (tokens.join('').trim() !== '') throw new Error('something stands behind the root')
  return root
}

/** The text of the element that the names lead to; each has to be there once. */
export function textAt(root: XmlElement, ...names: readonly string[]): string {
  return names.reduce((at, name) => {
    const [found, ...more] = at.children.filter((child) => child.name === name)
    if (found === undefined || more.length > 0) throw new Error(`${name} is not there once`)
    return found
  }, root).text
}

/** Takes one element off the tokens. */
function elementIn(tokens: string[]): XmlElement {
  const name = /^<([A-Za-z]+)>$/.exec(tokens.shift() ?? '')?.[1]
  if (name === undefined) throw new Error('an element does not begin')
  const children: XmlElement[] = []
  let text = ''
  while (tokens[0] !== `</${name}>`) {
    const next = tokens[0]
    if (next === undefined || next.startsWith('</')) throw new Error(`${name} does not end`)
    if (next.startsWith('<')) children.push(elementIn(tokens))
    else text += tokens.shift()
  }
  tokens.shift()
  return { name, text: plain(text.trim()), children }
}

function plain(text: string): string {
  return text.replaceAll(/&[^;]*;?/g, (entity) => {
    const character = entities.get(entity)
    if (character === undefined) throw new Error(`${entity} stands for nothing`)
    return character
  })
}
