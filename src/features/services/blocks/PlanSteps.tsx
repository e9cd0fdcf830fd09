import { bindText, bindWords } from '~/ui/bindWords'

type PlanStepsProps = {
  title: string
  lead: string
  items: readonly { id: string; title: string; text: string }[]
}

/** The bottom of a price block: what happens after the purchase, as steps on one horizon. */
export function PlanSteps({ title, lead, items }: PlanStepsProps) {
  return (
    <div id="steps" className="border-t border-haze px-6 py-9 md:p-12 lg:col-span-12">
      <div className="items-baseline lg:(grid grid-cols-2 gap-x-24)">
        <h3 className="text-sub font-700 font-display">{bindWords(title)}</h3>
        <p className="mt-2 max-w-32em text-balance text-note text-mist lg:mt-0">{lead}</p>
      </div>
      {/* Two steps below each half of the block, in its columns. */}
      <ol className="mt-9 grid gap-y-7 sm:(grid-cols-2 gap-x-8) lg:(mt-11 grid-cols-[1fr_1fr_2rem_1fr_1fr]) lg:[&>:nth-child(3)]:col-start-4">
        {items.map((step, index) => (
          <li key={step.id} className="border-t border-ember pt-4">
            <span aria-hidden="true" className="figures text-note text-gold">
              {index + 1}
            </span>
            <h4 className="mt-3 font-600 font-display">{bindWords(step.title)}</h4>
            <p className="mt-1.5 max-w-30em text-list text-mist">{bindText(step.text)}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
