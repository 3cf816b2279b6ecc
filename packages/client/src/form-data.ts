/** A request with a file. The texts first: a service that reads on knows whose file it is before it comes. */
export function formDataOf(request: object): FormData {
  const form = new FormData()
  const parts = Object.entries<unknown>({ ...request })
  for (const [name, value] of parts) if (!(value instanceof Blob)) form.set(name, String(value))
  for (const [name, value] of parts) if (value instanceof Blob) form.set(name, value)
  return form
}
