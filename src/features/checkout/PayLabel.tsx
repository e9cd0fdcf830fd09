import { Icon } from '~/ui/Icon'

type PayLabelProps = {
  busy: boolean
  /** What the button does, a dash, and the price. */
  children: string
}

/** Label of a pay button. On a narrow phone the price wraps to its own line, and the lock stays beside the words. */
export function PayLabel({ busy, children }: PayLabelProps) {
  return (
    <span>
      <Icon
        name={busy ? 'spinner' : 'lock'}
        className={`mr-2.5 align--0.22em ${busy ? 'animate-spin' : ''}`}
      />
      {children.split(/(?<= -) /).map((part, index) => (
        // A new price renders a new element, and browser translation leaves it alone.
        <span key={part}>
          {index > 0 && ' '}
          <span translate={index > 0 ? 'no' : undefined} className="inline-block">
            {part}
          </span>
        </span>
      ))}
    </span>
  )
}
