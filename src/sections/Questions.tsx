import './questions.css'
import type { ReactNode } from 'react'

type QuestionsProps = {
  title: string
  items: readonly { id: string; question: string; answer: string }[]
  children?: ReactNode
  className?: string
}

/** Questions with their answers in the initial HTML. `children` are further expandable items, shown first. */
export function Questions({ title, items, children, className = '' }: QuestionsProps) {
  return (
    <div className={`grid gap-x-8 gap-y-4 lg:grid-cols-12 ${className}`}>
      <h3 className="text-figure display-tight lg:col-span-4">{title}</h3>
      <div className="questions lg:col-span-8">
        {children}
        {items.map(({ id, question, answer }) => (
          <details key={id}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </div>
  )
}
