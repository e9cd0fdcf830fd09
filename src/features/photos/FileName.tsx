import './fileName.css'

/**
 * A file's name on one line. What tells names of one camera apart is their end, so a long one is cut before it; one that
 * is short stays in one piece, which is how it is read out and found on the page.
 */
export function FileName({ name }: { name: string }) {
  const [, start = '', end = name] = /^(.{4,})(.{8})$/su.exec(name) ?? []
  return (
    <p translate="no" className="file-name pt-2 font-500">
      <span>{start}</span>
      <span>{end}</span>
    </p>
  )
}
