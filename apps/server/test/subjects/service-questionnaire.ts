/** The id of the demo's questionnaire that is open everywhere. */
export const serviceQuestionnaireId = '5f0b8a52-7a53-4f0e-9d3c-2f6f1c0a9b01'

/** The posters of the demo whose questionnaires are not open yet, and over. */
export const posters = { next: 'poster-next', last: 'poster-last' } as const

/** The shortest way through its questions: who has done nothing here yet is asked no more about it. */
export const newCustomersAnswers = { matter: 'none', ways: ['site'], recommend: '8' }
