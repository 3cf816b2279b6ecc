import { readQuestionnaire } from '@ecenter/contract/questionnaires/desk/questionnaires-at-desk.ts'
import { useFreshQuery } from '../client/use-fresh-query.ts'
import { Loaded } from '../shell/Loaded.tsx'
import { goInstead, usePlace } from '../shell/location.ts'
import { useStay } from '../shell/use-stay.ts'
import { QuestionnaireEditor } from './QuestionnaireEditor.tsx'
import { questionnairePath } from './questionnaire-paths.ts'

/** One questionnaire: edited, or new. */
export function QuestionnairePage() {
  const place = usePlace()
  const hasStayed = useStay(place)
  const { id } = place.parameters
  const query = useFreshQuery(readQuestionnaire, id === undefined ? undefined : { id }, id ?? 'new')
  if (id === undefined) {
    return (
      <QuestionnaireEditor
        key="new"
        read={undefined}
        onSaved={(added) => hasStayed() && goInstead(questionnairePath, { id: added })}
      />
    )
  }
  return (
    <Loaded query={query} lines={8}>
      {(read) => (
        <QuestionnaireEditor
          key={read.questionnaire.id}
          read={read}
          onSaved={() => void query.ask()}
        />
      )}
    </Loaded>
  )
}
