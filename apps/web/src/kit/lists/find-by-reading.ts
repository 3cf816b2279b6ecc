/** A name with how it is spelled in pinyin: 重庆, chongqing, cq. */
interface Read {
  readonly name: string
  readonly spelling: string
  readonly initials: string
}

/** Where a name is written in part, or spelled from its beginning: 庆, chongq, cq. */
export function findByReading<Named extends Read>(
  all: readonly Named[],
  typed: string,
): readonly Named[] {
  const wanted = typed.toLowerCase().replaceAll(/[\s'’]/g, '')
  return all.filter(
    ({ name, spelling, initials }) =>
      name.toLowerCase().includes(wanted) ||
      spelling.startsWith(wanted) ||
      initials.startsWith(wanted),
  )
}
