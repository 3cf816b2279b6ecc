import { findStudentPolicies } from '@ecenter/contract/policies/policies-of-people.ts'
import { SearchTiles } from '../lookups/SearchTiles.tsx'
import { type SearchForm, searchForm, type TextName } from '../lookups/search-form.ts'
import { useFact } from '../lookups/use-fact.ts'
import { navigate } from '../shell/location.ts'
import { type OtherPolicyQuery, useOtherPolicyQuery } from '../state/other-policy-query.ts'
import { type FamilyFact, familyFacts } from './found/policy-question.ts'
import { PolicySearchForm } from './search/PolicySearchForm.tsx'
import { QueryScreen } from './search/QueryScreen.tsx'
import { useSupport } from './use-support.ts'

const title = '查学生和家庭保单'

/** `/policy-query-wdf`: what covers a student or a family. */
export function FamilyPolicyQueryPage() {
  const typed = useOtherPolicyQuery()
  const [fact, setFact] = useFact(familyFacts)
  return (
    <QueryScreen
      tab="#/policy-query-wdf"
      product="student-family"
      support={useSupport()}
      title={title}
      about="学平险和家庭意外保单，由监护人或成年的本人查询。"
    >
      <PolicySearchForm
        label={title}
        searchForm={familyForms[fact]}
        typed={typed}
        onFound={(asked) => {
          useOtherPolicyQuery.setState(asked)
          navigate(`/policy-detail-WDFList?by=${fact}`)
        }}
      >
        <SearchTiles facts={familyFacts} searchForms={familyForms} fact={fact} onChoose={setFact} />
      </PolicySearchForm>
    </QueryScreen>
  )
}

const studentId = { name: 'lcjStuIdNo', label: '学生证件号码', writing: 'id' } as const

/** Ways to the policies of a student or a family. */
const familyForms: Readonly<Record<FamilyFact, SearchForm<TextName<OtherPolicyQuery>>>> = {
  school: searchForm(findStudentPolicies, {
    label: '学校和姓名',
    fields: [
      { name: 'school', label: '学校名称', hint: '填全称，与保单一致。', writing: 'name' },
      { name: 'studentName', label: '学生姓名', writing: 'name' },
    ],
    oneMore: studentId,
    isAboutMinor: true,
  }),
  student: searchForm(findStudentPolicies, {
    label: '学生证件',
    fields: [{ name: 'lcjStuName', label: '学生姓名', writing: 'name' }, studentId],
    isAboutMinor: true,
  }),
  guardian: searchForm(findStudentPolicies, {
    label: '监护人证件',
    fields: [
      {
        name: 'lcjGuardianName',
        label: '监护人姓名',
        hint: '保单上登记的父母或其他监护人。',
        writing: 'name',
      },
      { name: 'lcjGuardianNumber', label: '监护人证件号码', writing: 'id' },
    ],
    isAboutMinor: true,
  }),
}
