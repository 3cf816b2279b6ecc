import { pipe, string, uuid } from 'valibot'

export const questionnaireId = pipe(string(), uuid('问卷编号有误'))
