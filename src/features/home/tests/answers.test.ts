import { expect, it } from 'vitest'
import { answerTo, offers } from '~/features/home/agent/answers'

const said = (written: string) => answerTo(written).message

it.each([
  ['How much is it?', /\$85/],
  ['Quanto custa a sessão?', /\$85/],
  ['Thursday please', /^Thursday at 9:20/],
  ['sexta', /^Friday at 5:40/],
  ['Does my insurance cover it?', /handles insurance/],
  ['Aceita convênio?', /handles insurance/],
  ['Can I talk to a person?', /^Of course/],
  ['Tem horário amanhã?', /and Friday/],
  ['My cat is blue', /won’t guess/],
  ['Fri', /^Friday at 5:40/],
  ['Are you open on Fridays?', /^Friday at 5:40/],
  ['Thurs. is fine', /^Thursday at 9:20/],
  ['Quero falar com uma pessoa', /^Of course/],
  ['Posso falar com outras pessoas?', /^Of course/],
  ['Can I bring a friend?', /won’t guess/],
  ['My thumb hurts', /won’t guess/],
  ['Thanks so much', /won’t guess/],
  ['É um assunto pessoal', /won’t guess/],
])('the agent answers “%s”', (written, answer) => {
  expect(said(written)).toMatch(answer)
})

it('each offered time is booked', () => {
  expect(offers.map(({ message = '' }) => said(message))).toEqual([
    expect.stringMatching(/^Thursday at 9:20/),
    expect.stringMatching(/^Friday at 5:40/),
  ])
})
