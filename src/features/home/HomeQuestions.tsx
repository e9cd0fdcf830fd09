import { useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import { homeQuestions } from '~/features/home/content/questions'
import { Questions } from '~/sections/Questions'
import { HomeComparison } from './HomeComparison'

/** Decision support below the packages: their comparison, and frequent questions. */
export function HomeQuestions({ edition }: { edition: EditionsWith<'home'> }) {
  const { t } = useLingui()
  return (
    <Questions
      title={t({ message: 'Before you choose', comment: 'Above a comparison and questions with answers' })}
      items={homeQuestions[edition].map(({ id, question, answer }) => ({
        id,
        question: t(question),
        answer: t(answer),
      }))}
      className="mt-8 md:mt-16 lg:mt-24"
    >
      <HomeComparison edition={edition} />
    </Questions>
  )
}
