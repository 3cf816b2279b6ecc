import { pipe, regex, toUpperCase } from 'valibot'
import { typedCode } from '../rules/typed.ts'

/** An airline of two letters or digits and three or four digits, as it stands on the boarding pass. */
export const flightNumber = pipe(
  typedCode('航班号'),
  toUpperCase(),
  regex(/^(?=.?[A-Z])[A-Z\d]{2}\d{3,4}[A-Z]?$/, '航班号有误，例如 CA1234，请对照登机牌核对'),
)
