import { bindWords } from '~/ui/bindWords'
import './proofStrip.css'

type ProofStripProps = { items: readonly { id: string; text: string }[] }

/** Promises under the hero's horizon, each a short sentence in display type. */
export function ProofStrip({ items }: ProofStripProps) {
  return (
    <ul className="proof text-sub font-600 font-display tracking--0.01em">
      {items.map(({ id, text }) => (
        <li key={id}>{bindWords(text)}</li>
      ))}
    </ul>
  )
}
