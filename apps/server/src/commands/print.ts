/** Tells whoever ran a command why it did nothing, and whatever runs it that it failed. */
export function fail(line: string): void {
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
