import { ImportFault } from '../imports/import-fault.ts'

/** The kind that was typed; throws how the command is used, with what was wrong in front of it. */
export function kindNamed<Kind extends { readonly name: string }>(
  kinds: readonly Kind[],
  name: string | undefined,
  usage: string,
): Kind {
  const kind = kinds.find((each) => each.name === name)
  if (kind !== undefined) return kind
  throw new ImportFault(name === undefined ? usage : `there is no kind ${name} here\n${usage}`)
}

/** The words behind a command as `parse` reads them; an option that there is not is named. */
export function parsedBy<Parsed>(parse: () => Parsed, usage: string): Parsed {
  try {
    return parse()
  } catch (error) {
    const [what] = error instanceof Error ? error.message.split('. ') : []
    throw new ImportFault(what === undefined ? usage : `${what}\n${usage}`)
  }
}
