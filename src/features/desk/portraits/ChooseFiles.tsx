import { type ReactElement, useEffect, useRef } from 'react'
import { buttonClass } from '~/ui/Button'

type ChooseFilesProps = {
  folder?: boolean
  /** Whether this is the next step, and has the main button. */
  isNext?: boolean
  onChoose: (files: File[]) => void
  children: ReactElement[]
}

/** A native file or folder input styled as a button, so that it works before hydration. */
export function ChooseFiles({ folder, isNext, onChoose, children }: ChooseFilesProps) {
  const field = useRef<HTMLInputElement>(null)
  const readChosen = () => {
    const { current } = field
    if (!current?.files?.length) return
    onChoose([...current.files])
    // Lets the user choose the same file again after removing it.
    current.value = ''
  }
  // Handles files chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useEffect(readChosen, [])
  return (
    <label
      className={buttonClass({
        variant: isNext ? 'primary' : 'secondary',
        size: 'small',
        className:
          'relative cursor-pointer [@media(pointer:coarse)]:w-full has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-solid has-[:focus-visible]:outline-ember has-[:focus-visible]:outline-offset-3',
      })}
    >
      {children}
      <input
        ref={field}
        type="file"
        {...(folder ? { webkitdirectory: '' } : { multiple: true, accept: 'image/*' })}
        onChange={readChosen}
        className="absolute inset-0 h-full w-full cursor-inherit opacity-0"
      />
    </label>
  )
}
