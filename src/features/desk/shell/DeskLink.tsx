import { useRouter } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type DeskLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { href: string }

/** A link within the desk. The router's `Link` would add to the chunk that public pages share. */
export function DeskLink({ href, ...rest }: DeskLinkProps) {
  const { history } = useRouter()
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        history.push(href)
      }}
    />
  )
}
