import { Icon } from '~/ui/Icon'

type PayLabelProps = {
  busy: boolean
  /** What the button does, a dash, and the price. */
  children: string
}

/** What a pay button says. On a narrow phone the price has a line of its own, and the lock stays at the words. */
export function PayLabel({ busy, children }: PayLabelProps) {
  return (
    <span>
      <Icon
        name={busy ? 'spinner' : 'lock'}
        className={`mr-2.5 align--0.125em ${busy ? 'animate-spin' : ''}`}
      />
      {children.split(/(?<= -) /).map((part, place) => (
        // Another price is another element, and stays as it is where a browser translates the page.
        <span key={part}>
          {place > 0 && ' '}
          <span translate={place > 0 ? 'no' : undefined} className="inline-block">
            {part}
          </span>
        </span>
      ))}
    </span>
  )
}
