/** Pages of questionnaires, for links between them. */
export const questionnairesPath = '/questionnaires'
export const questionnairePath = '/questionnaire'
export const resultsPath = '/questionnaire-results'
