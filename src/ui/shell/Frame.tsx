import type { Picture } from '~/catalog/pictures'

type FrameProps = {
  /** 400 × 500 px. */
  src: Picture<'people'>
  alt: string
  lazy?: boolean
  className?: string
}

/** A portrait with a mat. Its width comes from `className`. */
export function Frame({ src, alt, lazy, className = '' }: FrameProps) {
  return (
    <span className={`block bg-paper ring-1 ring-line ${className}`}>
      <span className="block p-[7%]">
        <img
          src={src}
          alt={alt}
          width={400}
          height={500}
          loading={lazy ? 'lazy' : 'eager'}
          className="w-full [outline:1.5px_solid_var(--ink)]"
        />
      </span>
    </span>
  )
}
