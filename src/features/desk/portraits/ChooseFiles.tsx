import { type ReactElement, useEffect, useRef } from 'react'
import { buttonClass } from '~/ui/Button'

type ChooseFilesProps = { folder?: boolean; onChoose: (files: File[]) => void; children: ReactElement[] }

/** A button over the browser's own field for files or a folder, so that it opens before script is there as well. */
export function ChooseFiles({ folder, onChoose, children }: ChooseFilesProps) {
  const field = useRef<HTMLInputElement>(null)
  const take = () => {
    const { current } = field
    if (!current?.files?.length) return
    onChoose([...current.files])
    // The same can be chosen again after it was removed.
    current.value = ''
  }
  // Takes what was chosen before script ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useEffect(take, [])
  return (
    <label
      className={buttonClass({
        look: 'secondary',
        size: 'small',
        className:
          'relative cursor-pointer has-[:focus-visible]:(outline-3 outline-solid outline-ember outline-offset-3)',
      })}
    >
      {children}
      <input
        ref={field}
        type="file"
        {...(folder ? { webkitdirectory: '' } : { multiple: true, accept: 'image/*' })}
        onChange={take}
        className="absolute inset-0 h-full w-full cursor-inherit opacity-0"
      />
    </label>
  )
}
