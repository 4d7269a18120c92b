import { defineModule } from '../../manifest/module.js';
import { AnswerChange } from './answer-change.entity.js';

/** What became of answers after an application was sent. */
export const ANSWER_CHANGES = defineModule({ name: 'answer changes', entities: [AnswerChange] });
