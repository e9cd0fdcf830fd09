import { SectionHead } from '~/sections/SectionHead'
import { type Step, Steps } from '~/sections/Steps'
import { bindText, bindWords } from '~/ui/bindWords'
import { Section, type Tone } from '~/ui/Section'

type HowItWorksProps = {
  tone: Tone
  /** `line`: steps along the horizon. `column`: stacked, with a rising sun. */
  look: 'line' | 'column'
  title: string
  lead: string
  steps: readonly Step[]
}

export function HowItWorks({ tone, look, title, lead, steps }: HowItWorksProps) {
  if (look === 'line')
    return (
      <Section tone={tone} id="steps" labelledBy="steps-title">
        <SectionHead id="steps-title" title={title} lead={lead} />
        <div className="mt-12 lg:mt-18">
          <Steps items={steps} />
        </div>
      </Section>
    )
  return (
    <Section
      tone={tone}
      id="steps"
      labelledBy="steps-title"
      className="grid gap-x-8 gap-y-12 lg:grid-cols-12"
    >
      <SectionHead id="steps-title" title={title} lead={lead} column />
      <ol className="lg:(col-span-7 col-start-6)">
        {steps.map((step, index) => (
          <li
            key={step.id}
            className="grid grid-cols-[min(3.5rem,12vw)_minmax(0,1fr)] items-end gap-x-4 gap-y-5 border-b border-line pb-8 pt-9 first:pt-0 md:grid-cols-[5rem_minmax(0,1fr)_5rem]"
          >
            <span
              aria-hidden="true"
              className="figures self-start text-figure display-tight leading-none! text-ember-deep"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-sub font-600 font-display tracking--0.01em">{bindWords(step.title)}</h3>
              <p className="mt-2 max-w-29em text-list text-ink-soft">{bindText(step.text)}</p>
            </div>
            <Sun risen={index / (steps.length - 1)} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** The logo's sun on the line below: `0` shows only its rim, `1` half of it. */
function Sun({ risen }: { risen: number }) {
  return (
    <svg
      viewBox="0 0 72 40"
      width="72"
      height="40"
      aria-hidden="true"
      className="hidden mb--8 ml-auto text-ember md:block"
    >
      <circle cx="36" cy={68 - 28 * risen} r="36" fill="currentColor" />
    </svg>
  )
}
