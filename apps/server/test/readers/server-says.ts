/** Messages of PostgreSQL's protocol as a server writes them. */
export const serverSays = {
  welcome: Buffer.concat([message('R', int32(0)), ready()]),

  /** One row, all of text. */
  row(row: Readonly<Record<string, string>>): Buffer {
    const columns = Object.keys(row).map((name) => Buffer.concat([text(name), textColumn]))
    const cells = Object.values(row).map((cell) => {
      const bytes = Buffer.from(cell)
      return Buffer.concat([int32(bytes.length), bytes])
    })
    return Buffer.concat([
      message('T', int16(columns.length), ...columns),
      message('D', int16(cells.length), ...cells),
      message('C', text('SELECT 1')),
      ready(),
    ])
  },

  error(fields: Readonly<Record<string, string>>): Buffer {
    const written = Object.entries(fields).map(([field, value]) => text(`${field}${value}`))
    return Buffer.concat([message('E', ...written, Buffer.alloc(1)), ready()])
  },
}

/** Of no table, and of type `text`. */
const textColumn = Buffer.concat([
  int32(0),
  int16(0),
  int32(25),
  int16(65_535),
  int32(0xffffffff),
  int16(0),
])

function ready(): Buffer {
  return message('Z', Buffer.from('I'))
}

function message(kind: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(kind), int32(body.length + 4), body])
}

function text(words: string): Buffer {
  return Buffer.from(`${words}\0`)
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}
