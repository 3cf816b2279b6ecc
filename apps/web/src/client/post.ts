interface PostChoices {
  readonly headers?: HeadersInit
  /** Goes out even when the page is left meanwhile; for less than 64 kB. */
  readonly isOutlivingPage?: boolean
}

/** Sends JSON with the session's cookie; a lost connection is told as status 0. */
export async function post(
  url: string,
  body: unknown,
  { headers, isOutlivingPage = false }: PostChoices = {},
): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      keepalive: isOutlivingPage,
    })
  } catch {
    return Response.error()
  }
}
