import { policyDocument } from '../peers/pdfkit/policy-document.js'
import { outlineOf } from './outline.ts'
import { newPolicies } from './policies.ts'
import { answerBatches } from './printer.ts'

answerBatches((count) => newPolicies(count).map(outlineOf), policyDocument)
