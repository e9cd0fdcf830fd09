import { msg } from '@lingui/core/macro'
import { howToBegin, type Question, whatWeKeep } from '~/catalog/questions'

/** Answers that apply to every package and service; differences are in the facts and notes of each page. */
export const serviceQuestions: readonly Question[] = [
  howToBegin,
  {
    id: 'payment',
    question: msg`Do I pay on this website?`,
    answer: msg`No. Only our AI portraits are sold directly here. For everything else, we agree on the price with you first.`,
  },
  {
    id: 'reply',
    question: msg`How soon do you reply?`,
    answer: msg`You’ll get a reply within 24 hours, every time.`,
  },
  whatWeKeep,
]
