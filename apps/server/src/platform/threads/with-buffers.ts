/**
 * What came from another thread, with its Buffers, which are bytes like any others on the way. The value
 * itself is changed, as deep as it goes.
 */
export function withBuffers<Value>(value: Value): Value {
  return restored(value) as Value
}

function restored(value: unknown): unknown {
  if (value instanceof Uint8Array) {
    return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  }
  if (Array.isArray(value)) {
    for (const [at, each] of value.entries()) {
      if (typeof each === 'object') value[at] = restored(each)
    }
  } else if (isRecord(value)) {
    for (const name of Object.keys(value)) {
      const field = value[name]
      if (typeof field === 'object') value[name] = restored(field)
    }
  }
  return value
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
