import './fileName.css'

/**
 * A file name on one line. Camera file names differ at the end, so a long name is truncated before it; a short name
 * stays in one element, for screen readers and page search.
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
