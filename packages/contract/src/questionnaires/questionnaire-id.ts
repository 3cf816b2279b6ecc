import { pipe, regex, string } from 'valibot'

/** A UUID. Our own pattern: valibot's would lie in what every first visit loads. */
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export const questionnaireId = pipe(string(), regex(uuid, '问卷编号有误'))
