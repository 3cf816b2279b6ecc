import { RadioGroup } from '../kit/choices/RadioGroup.tsx'
import { SearchTiles } from '../lookups/SearchTiles.tsx'
import type { SearchForm } from '../lookups/search-form.ts'
import { useFact } from '../lookups/use-fact.ts'
import { navigate } from '../shell/location.ts'
import { keepDraft, useFormDrafts } from '../state/form-drafts.ts'
import { useOtherPolicyQuery } from '../state/other-policy-query.ts'
import { type PropertyFact, personTypeOf, propertyFacts } from './found/policy-question.ts'
import { PolicySearchForm } from './search/PolicySearchForm.tsx'
import { type PersonType, personTypes, propertyForms } from './search/property-forms.ts'
import { QueryScreen } from './search/QueryScreen.tsx'
import { useSupport } from './use-support.ts'

const title = '查其他保单'

/** `/policy-query-property`: every policy that is not a car's. */
export function PropertyPolicyQueryPage() {
  const typed = useOtherPolicyQuery()
  const [fact, setFact] = useFact(propertyFacts)
  const personType = personTypeOf(typed)
  const searchForms = propertyForms(personType)

  function handleChoose(chosen: PropertyFact) {
    carryOver(searchForms[fact], searchForms[chosen])
    setFact(chosen)
  }

  return (
    <QueryScreen
      tab="#/policy-query-property"
      product="property"
      support={useSupport()}
      title={title}
      about="家财、意外、责任等保单，都在这里查。"
    >
      <PolicySearchForm
        label={title}
        searchForm={searchForms[fact]}
        typed={typed}
        onFound={(asked) => {
          useOtherPolicyQuery.setState(asked)
          navigate(`/policy-queryResult?by=${fact}`)
        }}
      >
        <SearchTiles
          facts={propertyFacts}
          searchForms={searchForms}
          fact={fact}
          onChoose={handleChoose}
        />
        {fact !== 'loan' && <PersonTypeChoice value={personType} />}
      </PolicySearchForm>
    </QueryScreen>
  )
}

/** Kept as soon as it is chosen; what was typed stays, and its labels follow. */
function PersonTypeChoice({ value }: { readonly value: PersonType }) {
  return (
    <RadioGroup
      label="按谁的信息查"
      name="personType"
      choices={[
        { value: '0', label: personTypes['0'], note: '买保险的人' },
        { value: '1', label: personTypes['1'], note: '受保障的人' },
      ]}
      value={value}
      onChange={(chosen) => useOtherPolicyQuery.setState({ personType: Number(chosen) })}
    />
  )
}

/** Whoever chooses another form finds there what they typed in the first and what fits both. */
function carryOver(from: SearchForm, to: SearchForm): void {
  if (from.call.path === to.call.path) return
  const typed = useFormDrafts.getState()[from.call.path] ?? {}
  for (const { name } of to.fields) {
    const text = typed[name]
    if (text !== undefined) keepDraft(to.call.path, name, text)
  }
}
