import { SearchTiles } from '../lookups/SearchTiles.tsx'
import { useFact } from '../lookups/use-fact.ts'
import { navigate } from '../shell/location.ts'
import { useWarrantyQuery } from '../state/warranty-query.ts'
import { personFacts } from './found/policy-question.ts'
import { PolicySearchForm } from './search/PolicySearchForm.tsx'
import { personForms } from './search/person-forms.ts'
import { QueryScreen } from './search/QueryScreen.tsx'
import { useSupport } from './use-support.ts'

const title = '查名下保单'

/** `/warranty-query`: policies of every kind, by who is in them. */
export function PersonPolicyQueryPage() {
  const typed = useWarrantyQuery()
  const [fact, setFact] = useFact(personFacts)
  return (
    <QueryScreen
      product="person"
      support={useSupport()}
      title={title}
      about="没有保单号，用姓名和证件查。"
    >
      <PolicySearchForm
        label={title}
        searchForm={personForms[fact]}
        typed={typed}
        onFound={(asked) => {
          useWarrantyQuery.setState(asked)
          navigate(`/warranty-query-list?by=${fact}`)
        }}
      >
        <SearchTiles facts={personFacts} searchForms={personForms} fact={fact} onChoose={setFact} />
      </PolicySearchForm>
    </QueryScreen>
  )
}
