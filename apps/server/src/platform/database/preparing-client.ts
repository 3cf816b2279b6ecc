import pg from 'pg'
import { statementName } from './statement.ts'

/** A connection that parses and plans a named statement once, and not at each request. */
export class PreparingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const send: (...args: unknown[]) => unknown = this.query.bind(this)
    Object.defineProperty(this, 'query', {
      value: (text: unknown, values: unknown, ...rest: unknown[]) => {
        const name = typeof text === 'string' ? statementName(text) : undefined
        return name === undefined
          ? send(text, values, ...rest)
          : send({ name, text, values }, ...rest)
      },
    })
  }
}
