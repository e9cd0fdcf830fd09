import './questions.css'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Question } from '~/content/questions'

type QuestionsProps = { title: string; items: readonly Question[]; children?: ReactNode; className?: string }

/** Questions whose answers the page holds from the start. What else opens there comes first. */
export function Questions({ title, items, children, className = '' }: QuestionsProps) {
  const { t } = useLingui()
  return (
    <div className={`grid gap-x-8 gap-y-4 lg:grid-cols-12 ${className}`}>
      <h3 className="text-figure display-tight lg:col-span-4">{title}</h3>
      <div className="questions lg:col-span-8">
        {children}
        {items.map(({ id, question, answer }) => (
          <details key={id}>
            <summary>{t(question)}</summary>
            <p>{t(answer)}</p>
          </details>
        ))}
      </div>
    </div>
  )
}
