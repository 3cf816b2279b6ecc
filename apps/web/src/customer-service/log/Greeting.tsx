import { say } from '../talking/saying.ts'
import { Bubble } from './Bubble.tsx'
import { Questions } from './Questions.tsx'

interface GreetingProps {
  readonly greeting: string
  readonly hotQuestions: readonly string[]
}

/** What the robot begins with; it is said by nobody, so it is no message. */
export function Greeting({ greeting, hotQuestions }: GreetingProps) {
  return (
    <Bubble from="robot" isFirst>
      {greeting}
      {hotQuestions.length > 0 && (
        <Questions title="大家常问" questions={hotQuestions} onChoose={say} />
      )}
    </Bubble>
  )
}
