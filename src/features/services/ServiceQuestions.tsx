import { useLingui } from '@lingui/react/macro'
import { serviceQuestions } from '~/features/services/content/serviceQuestions'
import { Questions } from '~/sections/Questions'

/** Questions common to all services, after the page's own terms. */
export function ServiceQuestions() {
  const { t } = useLingui()
  return (
    <Questions
      title={t({ message: 'Good to know', comment: 'Above questions with answers' })}
      items={serviceQuestions.map(({ id, question, answer }) => ({
        id,
        question: t(question),
        answer: t(answer),
      }))}
      className="mt-14 lg:mt-20"
    />
  )
}
